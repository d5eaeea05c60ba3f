/** An order as a component gives it; the connection adds the id. */
import type { AnyOrder } from './protocol';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

export type Wish = WithoutId<AnyOrder>;
