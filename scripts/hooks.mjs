/** `npm run hooks` has git check format and types of what changed before each commit; `npm run hooks -- off` ends that. */
import { capture } from './setup/run.mjs';

const FOLDER = 'scripts/git-hooks';
const isOff = process.argv[2] === 'off';
if (process.argv.length > (isOff ? 3 : 2)) {
  console.error('Usage: npm run hooks [-- off]');
  process.exit(2);
}

const args = isOff ? ['--unset', 'core.hooksPath'] : ['core.hooksPath', FOLDER];
const { code, output } = await capture('git', ['config', '--local', ...args]);
/** What git answers where there is nothing to unset. */
const NOT_SET = 5;
if (code !== 0 && !(isOff && code === NOT_SET)) {
  console.error(`The hooks could not be changed: ${output.trim()}`);
  process.exit(1);
}
console.log(isOff ? 'Commits are not checked.' : `Commits are checked first (${FOLDER}).`);
