import type { BraillePage } from '@tastwerk/editor-core/braille';
import fc from 'fast-check';

const cells = fc.array(fc.integer({ min: 0, max: 63 }), { maxLength: 12 });

/** Any braille pages: rows with blank cells at both ends, empty rows, empty pages, margins. */
export const anyBraillePages: fc.Arbitrary<readonly BraillePage[]> = fc.array(
  fc.record({
    rows: fc.array(cells, { maxLength: 6 }),
    marginLeft: fc.nat({ max: 5 }),
    marginTop: fc.nat({ max: 3 }),
  }),
  { maxLength: 5 },
);

/** Rows as one sees them on paper: margins in them, no blank cells at their ends. */
export function seenRows(page: BraillePage): readonly string[] {
  const margin = Array.from({ length: page.marginTop }, () => '');
  const rows = page.rows.map((row) =>
    [...Array.from({ length: page.marginLeft }, () => 0), ...row].join(' '),
  );
  return [...margin, ...rows.map((row) => row.replace(/(^|( ))0( 0)*$/, ''))];
}
