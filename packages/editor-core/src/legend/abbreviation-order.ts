const NUMBER = /^\p{Nd}+/u;
const MARKS = /\p{M}/gu;

/** A text without case and accents, so that "Ä" stands with "a" on every machine. */
function folded(text: string): string {
  return text.normalize('NFD').replaceAll(MARKS, '').toLowerCase();
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The order of abbreviations in a legend: letters by the alphabet, then numbers by their value (field notes 2.2, legend-order). */
export function compareAbbreviations(a: string, b: string): number {
  const [numberA, numberB] = [NUMBER.exec(a)?.[0], NUMBER.exec(b)?.[0]];
  if ((numberA === undefined) !== (numberB === undefined)) return numberA === undefined ? -1 : 1;
  const byValue = Number(numberA ?? 0) - Number(numberB ?? 0);
  return byValue || compareTexts(folded(a), folded(b)) || compareTexts(a, b);
}
