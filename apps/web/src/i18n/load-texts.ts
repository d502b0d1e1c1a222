import type { ResourceKey } from 'i18next';
import type { LoadTexts } from './i18n.js';

/** The texts of a namespace by language, each a file of its own for the browser to load. */
const FILES = import.meta.glob<ResourceKey>('./{de,en}/*.json', { import: 'default' });

const isSentences = (texts: ResourceKey): texts is Record<string, string> => typeof texts === 'object';

/** Loads what `i18n/<language>/<namespace>.json` says; the sentences of errors come with those that other packages say. */
export const loadTexts: LoadTexts = async (language, namespace) => {
  if (namespace === 'fieldErrors') return (await import('./error-texts.js')).fieldErrorTexts(language);
  if (namespace === 'terms') return (await import('@tastwerk/editor-react/terms')).termsTexts[language];
  const load = FILES[`./${language}/${namespace}.json`];
  if (!load) throw new RangeError(`No texts for ${namespace}`);
  if (namespace !== 'errors') return load();
  const [own, { errorTexts }] = await Promise.all([load(), import('./error-texts.js')]);
  return errorTexts(language, isSentences(own) ? own : {});
};
