/** `npm run backup -- [FOLDER] [--encrypt KEYS]`: writes database and files into a folder; `--help` tells how. */
import { buildIfStale } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';

await buildIfStale();
process.exit(await run(process.execPath, ['apps/api/dist/backup.js', 'backup', ...process.argv.slice(2)]));
