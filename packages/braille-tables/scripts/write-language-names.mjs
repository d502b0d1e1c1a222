/**
 * Writes the names of the catalogue's languages as Unicode's CLDR has them, in German and English: browsers know fewer of them
 * than Node. `npm run names -w @tastwerk/braille-tables`, after the catalogue has changed and the package is built.
 */
import { writeFileSync } from 'node:fs';
import { SYSTEM_CATALOGUE } from '../dist/catalogue.js';

/** Names that CLDR does not have: families of languages, ancient and small languages. */
const OTHER_NAMES = {
  dra: { de: 'Drawidisch', en: 'Dravidian' },
  hbo: { de: 'Althebräisch', en: 'Biblical Hebrew' },
  mul: { de: 'Alte Sprachen', en: 'Ancient languages' },
  mun: { de: 'Munda-Sprachen', en: 'Munda languages' },
  ovd: { de: 'Älvdalisch', en: 'Elfdalian' },
  smi: { de: 'Samisch', en: 'Sami' },
  'und-fonipa': { de: 'Internationale Lautschrift', en: 'International Phonetic Alphabet' },
};

const namesIn = (language) => new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
const [german, english] = [namesIn('de'), namesIn('en')];

const tags = [...new Set(['de', ...SYSTEM_CATALOGUE.map(({ language }) => language)])].sort();
const names = Object.fromEntries(
  tags.map((tag) => [tag, OTHER_NAMES[tag] ?? { de: german.of(tag), en: english.of(tag) }]),
);
const unnamed = tags.filter((tag) => names[tag].de === undefined || names[tag].en === undefined);
if (unnamed.length > 0) throw new Error(`no name for ${unnamed.join(', ')}`);

const lines = Object.entries(names).map(
  ([tag, { de, en }]) =>
    `  ${JSON.stringify(tag)}: { de: ${JSON.stringify(de)}, en: ${JSON.stringify(en)} },`,
);
const text = `/** Names by CLDR ${process.versions.cldr}, made by scripts/write-language-names.mjs. */
export const LANGUAGE_NAMES: Readonly<Record<string, { readonly de: string; readonly en: string }>> = {
${lines.join('\n')}
};
`;
writeFileSync(new URL('../src/language-names.data.ts', import.meta.url), text);
console.log(`${tags.length} languages`);
