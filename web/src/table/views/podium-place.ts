/** Somebody on a podium: of a game, or of an event. */
export interface PodiumPlace {
  readonly key: number;
  readonly name: string;
  /** 1 to 4. */
  readonly place: number;
  /** The seat whose pawn stands there. */
  readonly pawn: number;
  readonly isOwn: boolean;
}
