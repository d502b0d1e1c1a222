/** `npm run restore -- FOLDER [--replace] [--decrypt KEYS]`: brings a backup back; `--help` tells how. */
import { buildIfStale } from './setup/prepare.mjs';
import { run } from './setup/run.mjs';

await buildIfStale();
process.exit(await run(process.execPath, ['apps/api/dist/backup.js', 'restore', ...process.argv.slice(2)]));
