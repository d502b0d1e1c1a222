import type { PrintKind } from '@tastwerk/contracts';

/** How many sheets of each kind. */
export type Sheets = Readonly<Record<PrintKind, number>>;

/** What one sheet weighs, in grams (field notes, section 3); braille pages are A4. */
const SHEET_GRAMS: Sheets = { swell_a4: 13, swell_a3: 29, braille: 11 };

/** What an envelope weighs by the largest paper in it, and the card that keeps it from bending, in grams. */
const ENVELOPE_GRAMS = { a4: 14, a3: 23 } as const;
const CARD_GRAMS = 19;

/** Sheets that one envelope holds. */
const ENVELOPE_SHEETS = 30;

/** What a parcel with these sheets weighs, in grams, with its packaging. */
export function weightOf(sheets: Sheets): number {
  const { swell_a4: a4, swell_a3: a3, braille } = sheets;
  const paper = a4 * SHEET_GRAMS.swell_a4 + a3 * SHEET_GRAMS.swell_a3 + braille * SHEET_GRAMS.braille;
  const envelopes = Math.ceil((a4 + a3 + braille) / ENVELOPE_SHEETS);
  return paper + envelopes * (ENVELOPE_GRAMS[a3 > 0 ? 'a3' : 'a4'] + CARD_GRAMS);
}
