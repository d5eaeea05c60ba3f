/** Who the server says this guest is, and whether it could be reached when it was last asked. */
import type { Me } from './protocol';

export const guest: { me: Me | null; offline: boolean } = $state({ me: null, offline: false });
