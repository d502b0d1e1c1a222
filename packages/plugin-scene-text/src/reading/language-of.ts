import type { Engine } from '@tastwerk/editor-core';
import { type Language, LANGUAGES } from '../language.js';
import type { LineNode } from '../text/lines.js';
import { lexiconOf } from '../words/lexicon.js';
import { VERSION_WORDS } from '../words/version-words.js';
import { lineStarts } from './line-starts.js';

/**
 * The language of a scene text: that of its first line, else the one in which more of its lines begin with words that are known, else
 * `usual`.
 */
export function languageOf(roots: readonly LineNode[], engine: Engine, usual: Language): Language {
  const [first] = roots;
  const said = LANGUAGES.find((one) => lexiconOf([[VERSION_WORDS, true]], one).find(first?.tokens ?? [], 0));
  if (said) return said;
  const counts = LANGUAGES.map((language) => {
    const starts = lineStarts(engine, language);
    return { language, known: roots.filter(({ tokens }) => starts.find(tokens, 0)).length };
  });
  const most = Math.max(...counts.map(({ known }) => known));
  const best = counts.filter(({ known }) => known === most).map(({ language }) => language);
  return best.includes(usual) ? usual : (best[0] ?? usual);
}
