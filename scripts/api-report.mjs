/**
 * Keeps `packages/NAME/api/ENTRY.api.md`: every name that an entry of a package exports, with its signature, and the types that these name.
 * `npm run check` fails where the declarations say something else; `node scripts/api-report.mjs --write` writes the reports again. Both
 * read what `tsc -b` has built.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportsOf } from './api/reports-of.mjs';
import { ROOT } from './setup/root.mjs';
import { WORKSPACES } from './setup/workspaces.mjs';

/** Packages whose names others may build on, so that a change of them is to be seen. */
const REPORTED = ['@tastwerk/editor-core', '@tastwerk/math'];

const isWriting = process.argv.includes('--write');
const stale = [];

for (const { folder, manifest } of WORKSPACES.filter((one) => REPORTED.includes(one.manifest.name))) {
  const api = join(ROOT, folder, 'api');
  const reports = reportsOf(join(ROOT, folder), manifest);
  const present = existsSync(api) ? readdirSync(api) : [];
  for (const file of present.filter((name) => !reports.has(name))) {
    if (isWriting) rmSync(join(api, file));
    else stale.push(join(folder, 'api', file));
  }
  for (const [file, text] of reports) {
    const path = join(api, file);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    if (isWriting) {
      mkdirSync(api, { recursive: true });
      writeFileSync(path, text);
    } else stale.push(join(folder, 'api', file));
  }
}

if (stale.length > 0) {
  console.log(`The API is no longer what these reports say: ${stale.join(', ')}.`);
  console.log('Is the change meant? Then run: node scripts/api-report.mjs --write');
  process.exit(1);
}
