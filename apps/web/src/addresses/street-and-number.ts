/** A house number at the end of a street, such as "12", "5 a", "7-9" or "12/3". */
const NUMBER_AT_END = /^(.*\p{L}.*?)[ ,]+(\d+ ?[a-z]?(?: ?[-/\u2013] ?\d+ ?[a-z]?)?)$/iu;

/** Street and house number of a line that has both, as browsers keep addresses; undefined where it has no number at its end. */
export function streetAndNumber(
  line: string,
): { readonly street: string; readonly houseNumber: string } | undefined {
  const [, street, houseNumber] = NUMBER_AT_END.exec(line.trim()) ?? [];
  return street === undefined || houseNumber === undefined ? undefined : { street, houseNumber };
}
