import { join } from 'node:path';
import { fingerprint } from '../setup/fingerprint.mjs';
import { bundleOnce } from './bundle-once.mjs';

/** Libraries that consist of hundreds of modules (lucide-react: 2,100), which Jest would link again for each test file. */
const LIBRARIES = ['lucide-react', 'react-aria-components'];

/** React, of which there may be only one copy, and what is no ESM and requires it. */
const SHARED = ['react', 'react/*', 'react-dom', 'react-dom/*', 'use-sync-external-store/*'];

/** Bundles them once for each lock file; gives the rules by which Jest's `moduleNameMapper` finds them. */
export async function bundleLibraries() {
  const folder = await bundleOnce('jest-libraries', fingerprint(['package-lock.json']), {
    entryPoints: LIBRARIES,
    platform: 'browser',
    external: SHARED,
  });
  return Object.fromEntries(LIBRARIES.map((library) => [`^${library}$`, join(folder, `${library}.mjs`)]));
}
