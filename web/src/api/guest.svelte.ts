/** This guest as the server knows them, and whether the server could be reached the last time. */
import type { Me } from './protocol';

export const guest: { me: Me | null; offline: boolean } = $state({ me: null, offline: false });
