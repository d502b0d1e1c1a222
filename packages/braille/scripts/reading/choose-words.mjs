/** Finds the words that the letter model alone reads as others, and writes them as `KnownWords` reads them. */
import { firstOtherCell } from '../../dist/engine/read-by-writing/line-word.js';
import { findReadings } from '../../dist/engine/read-by-writing/word-search.js';
import { translateText } from '../../dist/engine/translate/translate-text.js';

const MOST_LETTERS = 32;

/** A word is in the first list whose bonus makes up for how much likelier another reading was. */
const MARGINS = [2, 5, 9, Infinity];

/** Of the words that are written with the same cells the one that came up most often. */
function likeliestByCells(table, words) {
  const likeliest = new Map();
  for (const [word, count] of words) {
    if (word.length < 2 || word.length > MOST_LETTERS) continue;
    const cells = translateText(table, word).cells.map((cell) => cell & 0x3f);
    const key = cells.join(' ');
    if ((likeliest.get(key)?.count ?? 0) < count) likeliest.set(key, { word, count, cells });
  }
  return likeliest.values();
}

/** In which list a word belongs; -1 where it is read without or cannot be found. */
function listOf(model, table, { word, cells }) {
  const readings = findReadings(model, cells, false);
  const own = readings.find(({ text }) => text === word);
  const first = readings.find(({ text }) => firstOtherCell(table, text, cells) < 0);
  if (own === undefined || first === undefined || first === own) return -1;
  return MARGINS.findIndex((margin) => own.cost - first.cost < margin);
}

function packed(words) {
  let before = '';
  return words
    .map((word) => {
      let same = 0;
      while (same < 25 && same < word.length && word[same] === before[same]) same += 1;
      before = word;
      return String.fromCharCode(0x41 + same) + word.slice(same);
    })
    .join('\n');
}

/** The known words as text; `words` are those that came up and how often, abbreviations with their points among them. */
export function chooseWords(model, table, words) {
  const lists = MARGINS.map(() => []);
  for (const entry of likeliestByCells(table, words)) lists[listOf(model, table, entry)]?.push(entry.word);
  console.log(`${lists.map(({ length }) => length).join(' + ')} words`);
  return lists.map((list) => packed(list.sort())).join('\n\n');
}
