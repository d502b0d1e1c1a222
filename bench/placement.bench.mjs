/** How many labels of scenes with known places are placed, whether pixels touch, and how long it takes. */
import { importBundled } from '../scripts/setup/import-bundled.mjs';

export async function run() {
  const external = ['@resvg/resvg-js'];
  const { rows } = await importBundled('packages/plugin-placement/test/bench.ts', { external });
  return rows();
}
