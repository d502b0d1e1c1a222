import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

const FOLDER = join(ROOT, 'scripts', 'planted-faults');

/** Which runner a test file needs; the kinds run in this order. */
const KINDS = [
  ['unit', /\.test\.(ts|tsx|mjs)$/],
  ['server', /^apps\/api\/.*\.integration\.test\.ts$/],
  ['browser', /^e2e\/.*\.spec\.ts$/],
];

export const kindsInOrder = KINDS.map(([kind]) => kind);

function kindOf(file) {
  if (file.endsWith('.integration.test.ts')) return 'server';
  return KINDS.find(([, pattern]) => pattern.test(file))?.[0];
}

/** Reads one patch: what it breaks, and which test is to notice that. */
function readFault(fileName) {
  const patch = join(FOLDER, fileName);
  const text = readFileSync(patch, 'utf8');
  const sentence = /^Fault: (.+)$/m.exec(text)?.[1];
  const [file, ...names] = /^Caught by: (.+)$/m.exec(text)?.[1].split(' › ') ?? [];
  const kind = file && kindOf(file);
  if (!sentence || !kind)
    throw new Error(`${fileName} needs a line "Fault: …" and a line "Caught by: TEST FILE".`);
  const changes = [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, path]) => path);
  return {
    name: fileName.replace(/\.patch$/, ''),
    patch,
    sentence,
    file,
    testName: names.join(' '),
    kind,
    changes,
  };
}

/** All planted faults whose name holds one of `words`, in the order in which they are tried. */
export function readFaults(words) {
  return readdirSync(FOLDER)
    .filter((fileName) => fileName.endsWith('.patch'))
    .filter((fileName) => words.length === 0 || words.some((word) => fileName.includes(word)))
    .sort()
    .map(readFault)
    .sort((one, other) => kindsInOrder.indexOf(one.kind) - kindsInOrder.indexOf(other.kind));
}
