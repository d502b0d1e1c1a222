/** Writes every sample to `content/samples/<slug>.json` (`npm run samples`). Needs a build of the core. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { canonicalJson } from '@tastwerk/editor-core';
import { everyday } from './everyday.mjs';
import { maps } from './federal-states.mjs';
import { mathematics } from './mathematics.mjs';
import { nature } from './nature.mjs';

const folder = new URL('../', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const make of [...mathematics, ...nature, ...everyday, ...maps]) {
  const { slug, document } = make();
  const indented = JSON.stringify(JSON.parse(canonicalJson(document)), null, 1);
  writeFileSync(new URL(`${slug}.json`, folder), `${indented}\n`);
  console.log(`content/samples/${slug}.json`);
}
