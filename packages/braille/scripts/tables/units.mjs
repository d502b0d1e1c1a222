/** The UTF-16 index of each code point of a text: liblouis counts those, we count these. */
export function unitsOf(text) {
  const units = [];
  let unit = 0;
  for (const character of text) {
    units.push(unit);
    unit += character.length;
  }
  return units;
}
