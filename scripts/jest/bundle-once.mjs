import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from '../setup/root.mjs';

const DAY_MS = 86_400_000;

/** Bundles ESM for Jest once for each state of its sources, which `state` names, and gives the folder of the bundle. */
export async function bundleOnce(name, state, options) {
  const parent = join(ROOT, 'var', name);
  const folder = join(parent, state);
  if (existsSync(folder)) return folder;
  mkdirSync(parent, { recursive: true });
  // Bundles of earlier states; a run that began a day ago has ended.
  for (const other of readdirSync(parent)) {
    const path = join(parent, other);
    if (Date.now() - statSync(path).mtimeMs > DAY_MS) rmSync(path, { recursive: true, force: true });
  }
  const unfinished = mkdtempSync(`${folder}-`);
  await build({
    outdir: unfinished,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"test"' },
    logLevel: 'warning',
    ...options,
  });
  // Another process may have been quicker: its folder is as good.
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
  return folder;
}
