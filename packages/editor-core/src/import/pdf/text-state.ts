import type { Point } from '../../geometry/point.js';
import type { Matrix } from '../../geometry/matrix.js';
import { applyMatrix, IDENTITY, multiply } from '../../svg-reader/transform.js';
import type { PdfGlyph, PdfTextStyle } from './pdf-operators.js';

/** What PDF assumes where nothing is said. */
export const INITIAL_TEXT: PdfTextStyle = {
  fontSize: 0,
  widthUnit: 0.001,
  charSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  isSeen: true,
};

/** Numbers between characters are thousandths of the font's size. */
const PER_SIZE = 1000;
/** Characters that only the file's own font knows, and those that stand for what cannot be said. */
const UNREADABLE = /[\p{Co}\p{Cc}\p{Cs}\ufffd]/gu;
/** Letters that fonts join: each is written as what it is made of. */
const JOINED = /[\ufb00-\ufb06]/gu;

/** A character where it stands, in the units around the text. */
interface SetGlyph {
  readonly text: string;
  /** Corners of its width on the base line. */
  readonly start: Point;
  readonly end: Point;
  /** From the base line, as high as the font. */
  readonly top: Point;
}

/** Where the next character of a text stands (PDF 2.0, 9.4). */
export class TextState {
  private line: Matrix = IDENTITY;
  private next: Matrix = IDENTITY;

  begin(matrix: Matrix = IDENTITY): void {
    this.line = matrix;
    this.next = matrix;
  }

  move(x: number, y: number): void {
    this.begin(multiply(this.line, { ...IDENTITY, e: x, f: y }));
  }

  /** Gives each of `glyphs` to `place` and goes on behind it; says whether all of them can be read. */
  set(
    glyphs: readonly (PdfGlyph | number)[],
    style: PdfTextStyle,
    place: (glyph: SetGlyph) => void,
  ): boolean {
    const { fontSize, widthUnit, charSpacing, wordSpacing, stretch, rise } = style;
    let isReadable = true;
    let x = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        x -= (glyph / PER_SIZE) * fontSize * stretch;
        continue;
      }
      const text = glyph.text.replace(JOINED, (letters) => letters.normalize('NFKC')).replace(UNREADABLE, '');
      if (text === '') isReadable = false;
      const width = glyph.width * widthUnit * fontSize * stretch;
      place({
        text,
        start: applyMatrix(this.next, { x, y: rise }),
        end: applyMatrix(this.next, { x: x + width, y: rise }),
        top: applyMatrix(this.next, { x, y: rise + fontSize }),
      });
      x += width + (charSpacing + (glyph.isSpace ? wordSpacing : 0)) * stretch;
    }
    this.next = multiply(this.next, { ...IDENTITY, e: x });
    return isReadable;
  }
}
