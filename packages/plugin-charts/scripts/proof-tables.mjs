// node packages/plugin-charts/scripts/proof-tables.mjs [COUNT] [FIRST]: proofs random tables of all types on A4 and A3 in five braille
// systems, as one object and broken up, and measures the layout of charts with 200 rows. Prints a table by type; with fewer than 98 % of
// sheets free of errors and warnings, or such a finding on a sheet without an open note, it fails.
import { importBundled } from '../../../scripts/setup/import-bundled.mjs';

const { run } = await importBundled('packages/plugin-charts/test/tables/run.ts');
const [count = '300', first = '0'] = process.argv.slice(2);
process.exitCode = (await run(Number(count), Number(first), (line) => console.log(line))) ? 0 : 1;
