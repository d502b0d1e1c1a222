/** The generators of hostile calls that the server's tests use too; they are TypeScript, so that they are bundled first. */
import { join } from 'node:path';
import { fingerprint } from '../setup/fingerprint.mjs';
import { ROOT } from '../setup/root.mjs';
import { bundleOnce } from '../jest/bundle-once.mjs';

const HARNESS = 'apps/api/test/harness';

/** Gives what `hostile-calls.ts`, `raw-calls.ts` and `schema-examples.ts` export. */
export async function loadGenerators() {
  const names = ['hostile-calls', 'raw-calls', 'schema-examples'];
  const folder = await bundleOnce('abuse', fingerprint([HARNESS, 'packages/contracts/src']), {
    entryPoints: names.map((name) => join(ROOT, HARNESS, `${name}.ts`)),
    platform: 'node',
    packages: 'external',
  });
  const modules = await Promise.all(names.map((name) => import(join(folder, `${name}.mjs`))));
  return Object.assign({}, ...modules);
}
