/**
 * The page in other words: English comes from the folder that UBONGO_WORDS names, whose files are
 * called as those of English are. `python3 do.py languages --long` makes it with longer words, to see what overflows.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

export const longWords = (folder = process.env.UBONGO_WORDS): Plugin => ({
  name: 'long-words',
  enforce: 'pre',
  load(id) {
    const found = folder ? /\/languages\/en\/page\/([a-z]+\.ftl)\?raw$/.exec(id) : null;
    if (!folder || !found) return null;
    return `export default ${JSON.stringify(readFileSync(join(folder, found[1]!), 'utf8'))}`;
  },
});
