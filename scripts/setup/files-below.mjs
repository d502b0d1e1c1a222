import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** Folders that hold no sources: those of .gitignore, and git's own. Read from the file, so that sources without git pass too. */
const SKIPPED = new Set([
  '.git',
  ...readFileSync(join(ROOT, '.gitignore'), 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/'))
    .map((line) => line.slice(0, -1)),
]);

/** Absolute paths of all source files below `path`, in a fixed order; none where nothing is there. */
export function* filesBelow(path = ROOT) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!SKIPPED.has(name)) yield* filesBelow(join(path, name));
  }
}
