import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

/** Absolute path of the sample graphics. */
export const SAMPLES = join(ROOT, 'content/samples');

const entries = readdirSync(SAMPLES, { withFileTypes: true });

/** Files of the samples as they are now, in {@link SAMPLES}. */
export const SAMPLE_FILES = entries.map(({ name }) => name).filter((name) => name.endsWith('.json'));

/** Folders of the samples with several variants or versions, which `sample.json` in each lists. */
export const SAMPLE_FOLDERS = entries
  .filter((entry) => entry.isDirectory() && entry.name !== 'make')
  .map(({ name }) => name);

/** Documents of all variants and versions, as paths in {@link SAMPLES}. */
export const SAMPLE_DOCUMENTS = [
  ...SAMPLE_FILES,
  ...SAMPLE_FOLDERS.flatMap((name) =>
    readdirSync(join(SAMPLES, name))
      .filter((file) => file !== 'sample.json')
      .map((file) => `${name}/${file}`),
  ),
];
