import type { WordPlace } from '@tastwerk/editor-core/own-words';
import { readSystem, systemText } from '../lines/system-words.js';
import { quoted } from '../text/written.js';
import { choiceLexicon, choiceText } from '../words/choice-lexicon.js';
import type { Choices } from '../words/choices.js';
import { w } from '../words/words.js';
import type { DocumentLine } from './document-line.js';

const PLACE_WORDS: Choices<WordPlace> = {
  whole: w('ganz', 'whole'),
  begin: w('am Anfang', 'at the start'),
  middle: w('in der Mitte', 'in the middle'),
  end: w('am Ende', 'at the end'),
};

const CELLS = /^[\u2800-\u28ff]+$/u;

/** A word that is written otherwise than its table says: its letters, its cells or none, its system, and where it holds unless as a whole word. */
export const OWN_WORD_LINE: DocumentLine = {
  words: w('Eigenes Wort', 'Custom word'),
  isList: true,
  write: ({ ownWords }, { language }) =>
    ownWords.map(({ word, braille, system, places }) => {
      const isWhole = places.length === 1 && places[0] === 'whole';
      const at = places.map((place) => choiceText(PLACE_WORDS, place, language) ?? '').join(', ');
      const cells = braille === null ? [] : [quoted(braille)];
      return [quoted(word), ...cells, systemText(system, language) ?? '', ...(isWhole ? [] : [at])].join(' ');
    }),
  read(cursor, { ownWords }) {
    const word = cursor.text();
    if (word === undefined) return false;
    const next = cursor.peek();
    const hasCells = next?.type === 'string' && CELLS.test(next.value);
    const braille = hasCells ? cursor.text() : null;
    const system = readSystem(cursor);
    if (braille === undefined || system === undefined) return false;
    const places: string[] = [];
    if (cursor.peek() !== undefined)
      do {
        const place = cursor.oneOf(choiceLexicon(PLACE_WORDS, cursor.language), 'VALUE_UNKNOWN');
        if (place === undefined) return false;
        places.push(place);
      } while (cursor.sign(','));
    ownWords.push({ word, braille, system, places: places.length === 0 ? ['whole'] : places });
    return true;
  },
};
