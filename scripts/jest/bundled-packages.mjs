import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from '../setup/fingerprint.mjs';
import { ROOT } from '../setup/root.mjs';
import { WORKSPACES } from '../setup/workspaces.mjs';
import { bundleOnce } from './bundle-once.mjs';

const SCOPE = '@tastwerk/';
const CONDITION = '@tastwerk/source';
const TESTS = /\.test\.tsx?$|goldens/;

/** The public entries of all packages that are code: from `@tastwerk/name/entry` to the source. */
function entries() {
  const found = new Map();
  for (const { folder, manifest } of WORKSPACES) {
    for (const [entry, target] of Object.entries(manifest.exports ?? {})) {
      const source = target[CONDITION];
      if (source?.endsWith('.ts')) found.set(join(manifest.name, entry), join(ROOT, folder, source));
    }
  }
  return found;
}

/** Packages are taken from their sources, libraries and styles are left to Jest. */
function boundaries(sources) {
  return {
    name: 'boundaries',
    setup(build) {
      build.onResolve({ filter: /^@tastwerk\// }, ({ path }) => ({ path: sources.get(path) }));
      build.onResolve({ filter: /\.css$/ }, ({ path }) => ({ path: basename(path), external: true }));
      build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
        kind === 'entry-point' ? undefined : { path, external: true },
      );
      // What lies beside a source is looked for there, not beside the bundle.
      build.onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        if (!text.includes('import.meta.url')) return undefined;
        const address = JSON.stringify(pathToFileURL(path).href);
        return {
          contents: text.replaceAll('import.meta.url', address),
          loader: path.endsWith('x') ? 'tsx' : 'ts',
        };
      });
    },
  };
}

/**
 * Bundles the packages once for each state of their sources, because Jest links each module again for each test file. A test of one
 * package or app takes the others from here (`resolve-packages.cjs`), its own from the sources.
 */
export async function bundlePackages() {
  const sources = entries();
  return bundleOnce('jest-packages', fingerprint(['packages', 'scripts/jest'], TESTS), {
    entryPoints: Object.fromEntries([...sources].map(([entry, source]) => [relative(SCOPE, entry), source])),
    platform: 'neutral',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    plugins: [boundaries(sources)],
  });
}
