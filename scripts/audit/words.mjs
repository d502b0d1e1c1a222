import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../setup/root.mjs';

const FOLDERS = ['apps/web/src/i18n', 'packages/editor-react/src/i18n'];

/** Every key and sentence below `texts`. */
function entriesOf(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value]] : entriesOf(value, `${prefix}${key}.`),
  );
}

function textsOf(language) {
  const files = FOLDERS.flatMap((folder) => {
    const place = join(ROOT, folder, language);
    return readdirSync(place)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(join(place, name), 'utf8')));
  });
  return files.flatMap((texts) => entriesOf(texts));
}

/** Shorter ones, such as names, stand in both languages now and then. */
const SHORTEST = 4;

const all = { de: textsOf('de'), en: textsOf('en') };
const KEYS = new Set(all.de.map(([key]) => key).filter((key) => key.includes('.')));

/** Those of the texts on a page in `language` that are sentences of the other language, or keys of sentences. */
export function strangeTexts(shown, language) {
  const own = new Set(all[language].map(([, text]) => text));
  const others = new Set(all[language === 'de' ? 'en' : 'de'].map(([, text]) => text));
  return [...new Set(shown)].filter(
    (text) =>
      KEYS.has(text.replace(/^\w+:/, '')) || (text.length >= SHORTEST && others.has(text) && !own.has(text)),
  );
}
