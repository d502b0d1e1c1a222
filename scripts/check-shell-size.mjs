/**
 * Keeps the first page light: sums up all of our JavaScript that the browser loads before the start page can be used, its screen, footer and
 * texts included, compressed, by the manifest of the build. The editor has its limit in `check-package-size.mjs`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildIfStale } from './setup/prepare.mjs';
import { ROOT } from './setup/root.mjs';

const BYTES_PER_KB = 1000;
const LIMIT_KB = 150;
const SOURCES = [
  'index.html',
  'src/shell/page-footer.tsx',
  'src/features/home/home-page.tsx',
  'src/i18n/de/shell.json',
  'src/i18n/de/home.json',
];

await buildIfStale();
const DIST = join(ROOT, 'apps/web/dist');
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

const chunks = new Set(SOURCES);
for (const chunk of chunks) {
  if (!manifest[chunk]) throw new Error(`The build has no part of its own for ${chunk}.`);
  for (const imported of manifest[chunk].imports ?? []) chunks.add(imported);
}
const files = new Set([...chunks].map((chunk) => manifest[chunk].file));
const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0);

console.log(`shell: ${(bytes / BYTES_PER_KB).toFixed(1)} KB of ${LIMIT_KB} KB in ${files.size} files`);
process.exit(bytes > LIMIT_KB * BYTES_PER_KB ? 1 : 0);
