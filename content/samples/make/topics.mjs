import { readdirSync } from 'node:fs';

const FOLDER = new URL('topics/', import.meta.url);

/** The samples of all files in `topics/`; with `slugs` those that are called so. Each file exports `samples`, a list of functions. */
export async function madeSamples(slugs = []) {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.mjs'));
  const topics = await Promise.all(files.map((file) => import(new URL(file, FOLDER))));
  const made = [];
  for (const make of topics.flatMap(({ samples }) => samples)) {
    const sample = await make();
    if (slugs.length === 0 || slugs.includes(sample.slug)) made.push(sample);
  }
  const missing = slugs.filter((slug) => made.every((sample) => sample.slug !== slug));
  if (missing.length > 0) throw new Error(`no sample is called ${missing.join(', ')}`);
  return made;
}
