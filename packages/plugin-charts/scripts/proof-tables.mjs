// node packages/plugin-charts/scripts/proof-tables.mjs [COUNT] [FIRST]: proofs random tables of all types on A4 and A3 in five braille
// systems, as one object and broken up, and measures the layout of charts with 200 rows. Prints a table by type; with fewer than 98 % of
// sheets free of errors and warnings, or such a finding on a sheet without an open note, it fails.
import { build } from 'esbuild';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const outfile = join(root, 'node_modules', `proof-tables-${process.pid}.mjs`);
await build({
  entryPoints: [join(root, 'test/tables/run.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  format: 'esm',
  conditions: ['@tastwerk/source'],
  external: ['mathjs'],
  logLevel: 'error',
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
});
try {
  const { run } = await import(pathToFileURL(outfile).href);
  const [count = '300', first = '0'] = process.argv.slice(2);
  process.exitCode = (await run(Number(count), Number(first), (line) => console.log(line))) ? 0 : 1;
} finally {
  rmSync(outfile, { force: true });
}
