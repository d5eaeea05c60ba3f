/** The frame in which every board of the box is drawn, in cells: as large as the largest needs. */
export const FRAME = { width: 8, height: 7.4, head: 0.8 } as const;
