/** `npm run catalogue -- export|import FOLDER`: carries the catalogue to files and back; `--help` tells how. */
import { buildIfStale } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';

await buildIfStale();
process.exit(await run(process.execPath, ['apps/api/dist/catalogue-files.js', ...process.argv.slice(2)]));
