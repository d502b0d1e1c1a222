/**
 * Keeps the first page light: sums up all of our JavaScript that the browser loads before the start page can be used, its screen, footer and
 * texts included, compressed, by the manifest of the build; and likewise the list of drafts, which must not bring the editor along. The
 * editor has its limit in `check-package-size.mjs`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildIfStale } from './setup/prepare.mjs';
import { ROOT } from './setup/root.mjs';

const BYTES_PER_KB = 1000;
const SHELL = ['index.html', 'src/shell/page-footer.tsx', 'src/i18n/de/shell.json'];
const PAGES = {
  shell: { limitKb: 150, sources: [...SHELL, 'src/features/home/home-page.tsx', 'src/i18n/de/home.json'] },
  drafts: {
    limitKb: 240,
    sources: [...SHELL, 'src/features/editor/splash-page.tsx', 'src/i18n/de/editor.json'],
  },
};

await buildIfStale();
const DIST = join(ROOT, 'apps/web/dist');
const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));

let isTooLarge = false;
for (const [name, { limitKb, sources }] of Object.entries(PAGES)) {
  const chunks = new Set(sources);
  for (const chunk of chunks) {
    if (!manifest[chunk]) throw new Error(`The build has no part of its own for ${chunk}.`);
    for (const imported of manifest[chunk].imports ?? []) chunks.add(imported);
  }
  const files = new Set([...chunks].map((chunk) => manifest[chunk].file));
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0);
  console.log(`${name}: ${(bytes / BYTES_PER_KB).toFixed(1)} KB of ${limitKb} KB in ${files.size} files`);
  if (bytes > limitKb * BYTES_PER_KB) isTooLarge = true;
}
process.exit(isTooLarge ? 1 : 0);
