/** The book after a change that `may` allows; nothing is refused here. */
import {
  ANIMALS,
  type Book,
  type Change,
  newTally,
  nothing,
  type Sheet,
  type Tally,
  tidy,
} from './book';

/** The rewards of a solve by rank: a sapphire, an amber, and the board for everybody. */
const wonBy = (rank: number): readonly number[] => [rank === 1 ? 1 : 0, rank === 2 ? 1 : 0, 1];

const changed = <Item>(items: readonly Item[], at: number, how: (one: Item) => Item): Item[] =>
  items.map((one, index) => (index === at ? how(one) : one));

const added = (counts: readonly number[], more: readonly number[]): number[] =>
  counts.map((one, index) => one + (more[index] ?? 0));

const without = <Item>(items: readonly Item[], at: number): Item[] =>
  items.filter((_, index) => index !== at);

const left = (tally: Tally, who: number): Tally => ({
  ...tally,
  counts: without(tally.counts, who),
  solved: tally.solved.filter((one) => one !== who).map((one) => (one > who ? one - 1 : one)),
});

const joined = (book: Book): Book => {
  const taken = book.players.map((one) => one.seat);
  const seat = [0, 1, 2, 3].find((one) => !taken.includes(one)) ?? 0;
  const seated = (sheet: 'classic' | '2024'): Tally => ({
    ...book[sheet],
    counts: [...book[sheet].counts, nothing(sheet)],
  });
  return {
    ...book,
    players: [...book.players, { name: '', seat }],
    classic: seated('classic'),
    '2024': seated('2024'),
  };
};

/** The book after a change that `may` allows. */
export const after = (book: Book, sheet: Sheet, change: Change): Book => {
  const tally = (how: (one: Tally) => Tally): Book =>
    sheet === 'solo' ? book : { ...book, [sheet]: how(book[sheet]) };
  switch (change.type) {
    case 'counted':
      return tally((one) => ({
        ...one,
        counts: changed(one.counts, change.who, (counts) =>
          changed(counts, change.thing, (count) => count + change.by),
        ),
      }));
    case 'solved':
      return tally((one) => ({
        ...one,
        counts: changed(one.counts, change.who, (counts) =>
          added(counts, wonBy(one.solved.length + 1)),
        ),
        solved: [...one.solved, change.who],
      }));
    case 'round':
      return tally((one) => ({ ...one, rounds: one.rounds + 1, solved: [] }));
    case 'named':
      return {
        ...book,
        players: changed(book.players, change.who, (one) => ({ ...one, name: tidy(change.name) })),
      };
    case 'coloured': {
      const before = book.players[change.who]?.seat ?? 0;
      return {
        ...book,
        players: book.players.map((one, index) =>
          index === change.who
            ? { ...one, seat: change.seat }
            : one.seat === change.seat
              ? { ...one, seat: before }
              : one,
        ),
      };
    }
    case 'joined':
      return joined(book);
    case 'left':
      return {
        ...book,
        players: without(book.players, change.who),
        classic: left(book.classic, change.who),
        '2024': left(book['2024'], change.who),
        playOff: null,
      };
    case 'animal':
      return {
        ...book,
        animals: ANIMALS.map((_, index) => index).filter(
          (one) => book.animals.includes(one) !== (one === change.who),
        ),
        cooperative: {
          ...book.cooperative,
          solved: book.cooperative.solved.filter((one) => one !== change.who),
        },
      };
    case 'play-off':
      return { ...book, playOff: change.who };
    case 'run': {
      const { began, lasts, side } = change;
      return { ...book, run: { began, lasts, side, solves: [], asides: 0 } };
    }
    case 'solo-solved':
      return book.run
        ? { ...book, run: { ...book.run, solves: [...book.run.solves, change.after] } }
        : book;
    case 'solo-aside':
      return book.run ? { ...book, run: { ...book.run, asides: book.run.asides + 1 } } : book;
    case 'new':
      if (sheet === 'solo') return { ...book, run: null };
      return {
        ...book,
        [sheet]: newTally(sheet, sheet === 'cooperative' ? ANIMALS.length : book.players.length),
        playOff: sheet === '2024' ? null : book.playOff,
      };
    default:
      return change satisfies never;
  }
};
