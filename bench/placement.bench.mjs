/** How many labels of scenes with known places are placed, whether pixels touch, and how long it takes. */
import { build } from 'esbuild';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../scripts/setup/root.mjs';

/** The scenes are test code in TypeScript: bundled from the sources. */
export async function run() {
  const outfile = join(ROOT, 'node_modules', `placement-bench-${process.pid}.mjs`);
  await build({
    entryPoints: [join(ROOT, 'packages/plugin-placement/test/bench.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['@tastwerk/source'],
    external: ['@resvg/resvg-js'],
    logLevel: 'error',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
  try {
    const { rows } = await import(pathToFileURL(outfile).href);
    return await rows();
  } finally {
    rmSync(outfile, { force: true });
  }
}
