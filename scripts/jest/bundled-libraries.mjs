import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { fingerprint } from '../setup/fingerprint.mjs';
import { ROOT } from '../setup/root.mjs';

/** Libraries that consist of hundreds of modules (lucide-react: 2,100), which Jest would link again for each test file. */
const LIBRARIES = ['lucide-react', 'react-aria-components'];

/** React, of which there may be only one copy, and what is no ESM and requires it. */
const SHARED = ['react', 'react/*', 'react-dom', 'react-dom/*', 'use-sync-external-store/*'];

/** Bundles them once for each lock file; gives the rules by which Jest's `moduleNameMapper` finds them. */
export async function bundleLibraries() {
  const folder = join(ROOT, 'var', 'jest-libraries', fingerprint(['package-lock.json']));
  if (!existsSync(folder)) {
    mkdirSync(dirname(folder), { recursive: true });
    const unfinished = mkdtempSync(`${folder}-`);
    await build({
      entryPoints: LIBRARIES,
      outdir: unfinished,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      format: 'esm',
      platform: 'browser',
      external: SHARED,
      define: { 'process.env.NODE_ENV': '"test"' },
      logLevel: 'warning',
    });
    // Another process may have been quicker: its folder is as good.
    try {
      renameSync(unfinished, folder);
    } catch (error) {
      if (!existsSync(folder)) throw error;
      rmSync(unfinished, { recursive: true });
    }
  }
  return Object.fromEntries(LIBRARIES.map((library) => [`^${library}$`, join(folder, `${library}.mjs`)]));
}
