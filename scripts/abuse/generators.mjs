/** The generators of hostile calls that the server's tests use too; they are TypeScript, so that they are bundled first. */
import { join } from 'node:path';
import { fingerprint } from '../setup/fingerprint.mjs';
import { ROOT } from '../setup/root.mjs';
import { bundleOnce } from '../jest/bundle-once.mjs';

const HARNESS = 'apps/api/test/harness';

/** Gives what `attack-kit.ts` exports. */
export async function loadGenerators() {
  const folder = await bundleOnce('abuse', fingerprint([HARNESS, 'packages/contracts/src']), {
    entryPoints: [join(ROOT, HARNESS, 'attack-kit.ts')],
    platform: 'node',
    packages: 'external',
  });
  return import(join(folder, 'attack-kit.mjs'));
}
