/**
 * `npm run bench`: runs every `bench/*.bench.mjs` and prints what was measured beside its limit. Measures are ratios within
 * one run or lengths, so that they mean the same on every machine. A word picks benches: `npm run bench -- render`.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildIfStale } from './setup/prepare.mjs';
import { ROOT } from './setup/root.mjs';
import { BENCH_PROGRAM, requirePrograms } from './setup/system-packages.mjs';

await requirePrograms([BENCH_PROGRAM]);
await buildIfStale();

const wanted = process.argv[2] ?? '';
const folder = join(ROOT, 'bench');
const benches = readdirSync(folder).filter((name) => name.endsWith('.bench.mjs') && name.includes(wanted));
const format = (value) => (typeof value === 'number' ? value.toFixed(3) : String(value));
/** A limit is the most that may be measured, unless it says that it is the least. */
const bound = (limit) => (String(limit).startsWith('≥') ? limit : `≤ ${format(limit)}`);
const rows = [['measure', 'measured', 'limit', '']];
let failed = 0;

for (const name of benches.sort()) {
  const { run } = await import(pathToFileURL(join(folder, name)).href);
  for (const { name: measure, measured, limit, ok } of await run()) {
    rows.push([measure, format(measured), bound(limit), ok ? '✓' : '✗']);
    if (!ok) failed += 1;
  }
}

const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column])).join('  '));
console.log(`bench: ${rows.length - 1 - failed} within their limits, ${failed} beyond`);
process.exit(failed === 0 ? 0 : 1);
