/**
 * Packs the packages and installs the tarballs in projects outside of the workspace: a plain one of Node, the example of a plugin, and one
 * of Vite. Runs the examples of the READMEs and the tests of the plugin there. Needs the npm registry, or its libraries in npm's cache, and
 * Chromium. Ends with how many checks passed; after the first failure of a project the rest of its checks fails, too.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packPackages } from './pack/pack-packages.mjs';
import { Project } from './pack/project.mjs';
import { nodeChecks } from './pack/try-in-node.mjs';
import { viteChecks } from './pack/try-in-vite.mjs';
import { pluginChecks } from './pack/try-plugin.mjs';
import { makeVarFolder } from './setup/var-folder.mjs';

const counts = { passed: 0, failed: 0 };

async function check(name, work) {
  const from = performance.now();
  try {
    await work();
    counts.passed += 1;
    console.log(`✓ ${name} (${((performance.now() - from) / 1000).toFixed(1)} s)`);
  } catch (error) {
    counts.failed += 1;
    console.log(`✗ ${name}\n${error.message}`);
  }
}

const folder = makeVarFolder('packages');
const projectCalled = (name) => {
  mkdirSync(join(folder, name));
  return Project.begin(join(folder, name));
};
const tarballs = new Map();
try {
  await check('packages are packed', async () => {
    for (const { name, file } of await packPackages(join(folder, 'tarballs'))) tarballs.set(name, file);
  });
  for (const [name, work] of nodeChecks(projectCalled('node'), tarballs)) await check(name, work);
  for (const [name, work] of pluginChecks(projectCalled('plugin'), tarballs)) await check(name, work);
  const { checks, close } = viteChecks(projectCalled('vite'), tarballs);
  for (const [name, work] of checks) await check(name, work);
  await close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`packages: ${counts.passed} passed, ${counts.failed} failed`);
process.exit(counts.failed === 0 ? 0 : 1);
