/**
 * Refuses a planted fault that could not be planted any more: the lines that it changes, or the test that is to catch it, are gone.
 * `npm run test:planted` runs the tests; this only looks.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFaults } from './planted-faults/planted-fault.mjs';
import { ROOT } from './setup/root.mjs';

/** What each hunk of a patch expects to find, by file. */
function* expectedIn(patch) {
  for (const part of patch.split(/^diff --git .*$/m).slice(1)) {
    const path = /^--- a\/(.+)$/m.exec(part)?.[1];
    for (const hunk of part.split(/^@@ .*$/m).slice(1)) {
      const lines = hunk.split('\n').slice(1, -1);
      const old = lines.filter((line) => !/^[+\\]/.test(line)).map((line) => line.slice(1));
      yield [path, old.join('\n')];
    }
  }
}

const problems = [];
for (const { name, patch, file } of readFaults([])) {
  if (!existsSync(join(ROOT, file))) problems.push(`${name}: there is no ${file}`);
  for (const [path, lines] of expectedIn(readFileSync(patch, 'utf8'))) {
    const source = path && existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '';
    if (!source.includes(lines)) problems.push(`${name}: ${path} no longer holds the lines that it changes`);
  }
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
