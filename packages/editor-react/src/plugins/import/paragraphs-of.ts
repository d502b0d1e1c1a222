/** A hyphen at the end of a row behind a letter: the word goes on in the next row. */
const DIVIDED = /(?<=\p{L})-$/u;

/** Rows of a page as paragraphs. An empty row ends one, and so does a row before one that is indented; divided words are joined. */
export function paragraphsOf(rows: readonly (string | null)[]): string {
  const paragraphs: string[] = [];
  let isOpen = false;
  for (const row of rows) {
    const text = (row ?? '').trimEnd();
    const words = text.trimStart();
    const last = paragraphs.at(-1);
    if (words === '') isOpen = false;
    else if (!isOpen || last === undefined || words !== text) {
      paragraphs.push(words);
      isOpen = true;
    } else {
      const joined = DIVIDED.test(last) ? last.replace(DIVIDED, '') : `${last} `;
      paragraphs[paragraphs.length - 1] = `${joined}${words}`;
    }
  }
  return paragraphs.join('\n');
}
