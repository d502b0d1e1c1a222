/** `npm run render:all -- [options]`: makes the files of the whole catalogue again; `--help` names the options. */
import { buildIfStale } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';

await buildIfStale();
process.exit(await run(process.execPath, ['apps/api/dist/render-all.js', ...process.argv.slice(2)]));
