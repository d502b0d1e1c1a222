import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../setup/root.mjs';
import { PUBLISHED } from './published.mjs';

/** A block that begins with an import is a whole module. What it prints may follow behind it, in its line or as a block of lines. */
const EXAMPLE =
  /^```(js|ts|tsx)\n(import [\s\S]+?)^```\n(?:\s*prints\s+(?:`([^`]+)`|```\n([\s\S]+?)\n```))?/gmu;

/**
 * The examples in the READMEs of the packages: language (`js` runs in Node, the others in a page), code, and what it prints where the
 * README says so.
 */
export const EXAMPLES = PUBLISHED.flatMap(({ folder }) => {
  const text = readFileSync(join(ROOT, folder, 'README.md'), 'utf8');
  return [...text.matchAll(EXAMPLE)].map(([, language, code, line, lines], index) => ({
    name: `${basename(folder)}-${index + 1}`,
    language,
    code,
    prints: line ?? lines,
  }));
});
