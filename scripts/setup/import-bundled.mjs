import { build } from 'esbuild';
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root.mjs';

/**
 * The exports of the TypeScript module `entry`, a path below the checkout: for scripts and benches that call code which no build holds, such
 * as that of `packages/NAME/test`. It is bundled with the sources of all packages of the house (condition `@tastwerk/source`), so nothing
 * has to be built before. `external` names libraries that cannot be bundled, for instance those with a binary; they are loaded from
 * `node_modules` of the checkout.
 */
export async function importBundled(entry, { external = [] } = {}) {
  // In node_modules, so that Node finds the external libraries from there.
  const outfile = join(ROOT, 'node_modules', `${basename(entry, '.ts')}-${process.pid}.bundled.mjs`);
  try {
    await build({
      entryPoints: [join(ROOT, entry)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['@tastwerk/source'],
      external,
      logLevel: 'error',
      // CommonJS libraries in the bundle call `require` for the modules of Node.
      banner: {
        js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
      },
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}
