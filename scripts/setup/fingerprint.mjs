import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from './files-below.mjs';
import { ROOT } from './root.mjs';

const STAMPS = join(ROOT, 'var', 'stamps');
/** What a build leaves beside its sources. */
const LEFT_BY_BUILDS = /\.tsbuildinfo$/;

/** SHA-256 over the names and contents of all files below `paths`, without those that `ignored` finds. Paths are relative to the checkout. */
export function fingerprint(paths, ignored = /^$/) {
  const hash = createHash('sha256').update(process.version.split('.')[0]);
  for (const path of paths) {
    for (const file of filesBelow(join(ROOT, path))) {
      const name = relative(ROOT, file);
      if (LEFT_BY_BUILDS.test(name) || ignored.test(name)) continue;
      hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Whether the step called `name` ran last for exactly this fingerprint. */
export function isFresh(name, value) {
  const stamp = join(STAMPS, name);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === value;
}

/** Remembers that the step called `name` ran for this fingerprint. */
export function stampFresh(name, value) {
  mkdirSync(dirname(join(STAMPS, name)), { recursive: true });
  writeFileSync(join(STAMPS, name), value);
}
