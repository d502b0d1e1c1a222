/**
 * How many labels of scenes with known places are placed, whether pixels touch, and how long it takes; and what a proof finds in the files of
 * `content/import-samples` before and after they are made tactile.
 */
import { join } from 'node:path';
import { importBundled } from '../scripts/setup/import-bundled.mjs';
import { ROOT } from '../scripts/setup/root.mjs';

export async function run() {
  const external = ['@resvg/resvg-js'];
  const { rows, fileRows } = await importBundled('packages/plugin-placement/test/bench.ts', { external });
  return [...(await rows()), ...(await fileRows(join(ROOT, 'content/import-samples')))];
}
