/** How unlikely marks and signs are in German text, as negative natural logarithms; estimated, as their order is what counts. */
const COSTS: Readonly<Record<string, number>> = {
  ',': 3,
  '.': 2.7,
  ';': 5.5,
  ':': 4.5,
  '?': 4.5,
  '!': 4.5,
  '„': 3.5,
  '“': 3.5,
  '«': 3.5,
  '(': 4.5,
  ')': 4.5,
  '-': 3.5,
  "'": 5.5,
  '’': 5,
  '‚': 6,
  '‘': 6,
  '/': 5.5,
  '–': 4,
  '%': 3,
  '§': 5,
  '€': 5,
  '°': 5,
  '&': 5,
  '+': 7,
  '=': 7,
  '*': 7,
  '[': 7,
  ']': 7,
  ' ': 0,
};

const OTHER_MARK = 11;

/** The cost of a character that is no letter. Digits have next to none: few cells can be read as one. */
export function costOfMark(character: string): number {
  return /\d/u.test(character) ? 0.5 : (COSTS[character] ?? OTHER_MARK);
}
