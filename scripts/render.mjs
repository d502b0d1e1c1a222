/** `npm run render -- DOCUMENT… [options]`: the command line of `packages/render` from a checkout; builds it when needed. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './setup/root.mjs';
import { run, TSC } from './setup/run.mjs';

const COMMANDS = ['render', 'braille', 'convert', 'translate', 'plugin', 'help'];

if (!existsSync(join(ROOT, 'packages/render/dist/cli/main.js'))) {
  const code = await run(TSC, ['-b', 'packages/render']);
  if (code !== 0) process.exit(code);
}

const words = process.argv.slice(2);
const isCommand = words.some((word) => word === '--help' || word === '-h') || COMMANDS.includes(words[0]);
const bin = join(ROOT, 'packages/render/bin/tastwerk.mjs');
// npm starts scripts in the checkout; paths are meant from where the user stands.
const cwd = process.env.INIT_CWD ?? process.cwd();
process.exit(await run(process.execPath, [bin, ...(isCommand ? words : ['render', ...words])], { cwd }));
