/**
 * A rota: shows one page of many after the other, because nobody scrolls a wall.
 *
 *     const rota = new Rota(() => pages(event.tables, 12).length);
 *     rota.page  // 0, and some seconds later 1
 */
const STAYS = 9_000;

export class Rota {
  readonly #count: () => number;
  #turn = $state(0);

  /** It turns as long as the component that makes it is there. */
  constructor(count: () => number) {
    this.#count = count;
    $effect(() => {
      const timer = setInterval(() => (this.#turn += 1), STAYS);
      return () => clearInterval(timer);
    });
  }

  get page(): number {
    return this.#turn % Math.max(1, this.#count());
  }
}
