/** Builds everything that runs: type-checked packages and server by tsc, the web application by Vite. */
import { writePluginTemplate } from './setup/plugin-example.mjs';
import { stampBuilt } from './setup/prepare.mjs';
import { ROOT } from './setup/root.mjs';
import { run, TSC, tool } from './setup/run.mjs';
import { forgetTypesOfTexts } from './setup/text-types.mjs';

console.log('Building packages and server (tsc -b) …');
forgetTypesOfTexts();
const types = await run(TSC, ['-b', 'tsconfig.json']);
if (types !== 0) process.exit(types);
writePluginTemplate(`${ROOT}/packages/render/dist`);

console.log('Building the web application (vite build) …');
const web = await run(tool('vite'), ['build', '--logLevel', 'warn'], {
  cwd: new URL('../apps/web', import.meta.url).pathname,
});
if (web === 0) stampBuilt();
process.exit(web);
