/** Reads docs/glossary.md: which words texts must not use, and the term to use instead. */

/** Columns of the tables: Deutsch, English, Code, nicht, not. */
const COLUMNS = { de: { term: 0, refused: 3 }, en: { term: 1, refused: 4 } };
const NONE = '–';

/** The cells of a row of a table; undefined for any other line. */
function cellsOf(line) {
  if (!line.startsWith('|')) return undefined;
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

const isHead = ([first]) => first === 'Deutsch' || /^-+$/.test(first);

/** All words but no part of one: neither letters, digits nor a hyphen beside them. */
function wholeWords(words) {
  const pattern = words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/ /g, '\\s+');
  return new RegExp(`(?<![\\p{L}\\p{N}-])${pattern}(?![\\p{L}\\p{N}-])`, 'iu');
}

/** `{ words, term, pattern }` of every refused word, by language. Throws where a row has not five columns. */
export function refusedWords(markdown) {
  const refused = { de: [], en: [] };
  for (const line of markdown.split('\n')) {
    const cells = cellsOf(line);
    if (cells === undefined || isHead(cells)) continue;
    if (cells.length !== 5) throw new Error(`docs/glossary.md: a row needs five columns: ${line}`);
    for (const [language, columns] of Object.entries(COLUMNS)) {
      if (cells[columns.refused] === NONE) continue;
      for (const words of cells[columns.refused].split(', '))
        refused[language].push({ words, term: cells[columns.term], pattern: wholeWords(words) });
    }
  }
  return refused;
}

/** What is not read as words: placeholders, addresses, code, and the targets of links. */
const NOT_WORDS = /\{\{[^}]*\}\}|\$\{[^}]*\}|\]\([^)]*\)|`[^`]*`|https?:\S+|\S+@\S+|[\w./-]*\/[\w./-]+/gu;

/** The refused words in `text`, each with the term to use instead. */
export function refusedIn(text, refused) {
  const words = text.replace(NOT_WORDS, ' ');
  return refused.filter(({ pattern }) => pattern.test(words)).map(({ words, term }) => ({ words, term }));
}
