import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { canonicalJson } from '@tastwerk/editor-core';

const FOLDER = new URL('../', import.meta.url);

/** Writes a value as indented JSON with sorted keys. */
function write(path, value) {
  const indented = JSON.stringify(JSON.parse(canonicalJson(value)), null, 1);
  writeFileSync(new URL(path, FOLDER), `${indented}\n`);
}

/**
 * Writes a sample: the newest version of its first variant as `<slug>.json`; where there is more, all else into the folder `<slug>`, with
 * `sample.json` that lists variants and versions in their order. Gives the paths of the documents.
 */
export function writeSample({ slug, variants }) {
  rmSync(new URL(`${slug}/`, FOLDER), { recursive: true, force: true });
  const hasMore = variants.length > 1 || variants.some(({ versions }) => versions.length > 1);
  if (hasMore) mkdirSync(new URL(`${slug}/`, FOLDER));
  const listed = variants.map(({ name, versions }, variantIndex) => ({
    versions: versions.map(({ document, change }, index) => {
      const isNewest = index === versions.length - 1;
      const own = `${slug}/${isNewest ? name : `${name}-version-${index + 1}`}.json`;
      const file = isNewest && variantIndex === 0 ? `${slug}.json` : own;
      write(file, document);
      return { file, change };
    }),
  }));
  if (hasMore) write(`${slug}/sample.json`, { variants: listed });
  return listed.flatMap(({ versions }) => versions.map(({ file }) => file));
}
