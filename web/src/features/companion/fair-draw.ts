/**
 * A fair choice from random bytes: bytes that would make some choices likelier than others are
 * thrown away. The bytes are an argument; `secretByte` is where they come from in a browser.
 */

/** The choice that a byte (0 to 255) means, or null if it has to be drawn again. */
export const choiceOf = (byte: number, count: number): number | null =>
  byte < 256 - (256 % count) ? byte % count : null;

/** One of `count` (1 to 256), each as likely as any other. */
export const drawn = (count: number, byte: () => number): number => {
  for (;;) {
    const choice = choiceOf(byte(), count);
    if (choice !== null) return choice;
  }
};

export const secretByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0]!;
