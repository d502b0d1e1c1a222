/** `npm run docs`: makes the reference of all published packages from their comments, as pages in `var/docs-api`. */
import { join } from 'node:path';
import { Application } from 'typedoc';
import { PUBLISHED } from './pack/published.mjs';
import { ROOT } from './setup/root.mjs';
import { run, TSC } from './setup/run.mjs';

const OUT = join(ROOT, 'var', 'docs-api');

// Packages read the declarations of those that they build on.
if ((await run(TSC, ['-b', ...PUBLISHED.map(({ folder }) => folder)])) !== 0) process.exit(1);

const app = await Application.bootstrapWithPlugins({
  name: 'Tastwerk',
  entryPointStrategy: 'packages',
  entryPoints: PUBLISHED.map(({ folder }) => join(ROOT, folder)),
  readme: 'none',
  // What is named and not exported: for the core, packages/editor-core/api/not-exported.api.md lists it.
  packageOptions: { validation: { notExported: false } },
  logLevel: 'Warn',
});
const project = await app.convert();
if (!project) process.exit(1);
await app.generateDocs(project, OUT);
console.log(`The reference is at ${join(OUT, 'index.html')}.`);
