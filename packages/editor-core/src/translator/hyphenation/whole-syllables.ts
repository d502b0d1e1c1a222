/** Vowels of the Latin, Cyrillic and Greek scripts once accents are taken off: "ü" is then a "u". Four Latin ones have no accent to take off. */
const VOWELS = 'aeiouyæœøıаеєиіоуыэюяъαεηιουω';
const VOWEL = new RegExp(`[${VOWELS}]`, 'iu');
const BEGINS_WITH_VOWEL = new RegExp(`^[${VOWELS}]`, 'iu');

function isSyllable(part: string): boolean {
  return part.length > 1 && VOWEL.test(part.normalize('NFD'));
}

/** Whether a part that is no syllable goes to the one behind it: consonants to a vowel ("ß|in"), all else to the front. */
function belongsToNext(part: string, next: string): boolean {
  return !VOWEL.test(part.normalize('NFD')) && BEGINS_WITH_VOWEL.test(next.normalize('NFD'));
}

/**
 * The places of `places` at which `letters` falls into parts of at least two letters with a vowel each. Patterns find more
 * than that in words they are not made for: "Schüs|s|chen" becomes "Schüss|chen", "Que|r|e|le" becomes "Que|re|le".
 */
export function wholeSyllables(letters: string, places: readonly number[]): readonly number[] {
  const kept: number[] = [];
  let start = 0;
  places.forEach((place, index) => {
    const part = letters.slice(start, place);
    if (isSyllable(part)) {
      kept.push(place);
      start = place;
      return;
    }
    const next = letters.slice(place, places[index + 1]);
    if (kept.length === 0 || belongsToNext(part, next)) return;
    kept.splice(-1, 1, place);
    start = place;
  });
  if (!isSyllable(letters.slice(start))) kept.pop();
  return kept;
}
