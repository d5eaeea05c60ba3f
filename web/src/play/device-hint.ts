/** The hint for beginners: fingers tap and hold, a mouse clicks with two buttons. */
export const deviceHint = (): 'hint' | 'hint-mouse' =>
  matchMedia('(pointer: fine)').matches ? 'hint-mouse' : 'hint';
