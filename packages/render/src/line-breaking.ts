/**
 * `text` broken at spaces into lines that are at most `room` wide; a word that is wider is cut. `widthOf` measures a line in the unit of
 * `room`.
 */
export function brokenLines(
  text: string,
  room: number,
  widthOf: (line: string) => number,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= room) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = '';
    for (const character of word) {
      if (line !== '' && widthOf(line + character) > room) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
  }
  return [...lines, line];
}
