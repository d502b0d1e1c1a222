// The declarations of this file name types of pdfkit, and must say where they are from.
/// <reference types="pdfkit" preserve="true" />
import { LETTER_PATHS } from '../fonts/bundled-fonts.js';
import { brokenLines } from '../line-breaking.js';

/** Characters that no part of the fonts has are shown as this: PDF/A allows no empty boxes (ISO 19005-3, 6.2.11.8). */
const UNKNOWN = '?';

/** The font that text is set in, as far as it has the letters. */
const [USUAL_PATH = ''] = LETTER_PATHS;

interface Run {
  readonly path: string;
  readonly text: string;
}

/** Text of one PDF file in fonts whose parts cover different characters. */
export class LetterText {
  constructor(private readonly document: PDFKit.PDFDocument) {}

  /** Width of one line in pt. */
  width(text: string, size: number): number {
    return this.runs(text).reduce(
      (sum, run) => sum + this.document.font(run.path).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** `text` in lines that are at most `width` pt wide; a word that is wider is cut. */
  lines(text: string, size: number, width: number): readonly string[] {
    return text
      .split('\n')
      .flatMap((paragraph) => brokenLines(paragraph, width, (line) => this.width(line, size)));
  }

  /** Draws one line with its upper left corner at `x`, `y`; letters of all fonts stand on one line. */
  draw(text: string, x: number, y: number, size: number): void {
    const baseline = y + (this.document.font(USUAL_PATH)._font.ascender / 1000) * size;
    let left = x;
    for (const run of this.runs(text)) {
      const font = this.document.font(run.path).fontSize(size);
      font.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += font.widthOfString(run.text);
    }
  }

  private runs(text: string): readonly Run[] {
    const runs: { path: string; text: string }[] = [];
    for (const character of text.normalize('NFC')) {
      const known = this.pathOf(character);
      const path = known ?? USUAL_PATH;
      const shown = known === undefined ? UNKNOWN : character;
      const last = runs.at(-1);
      if (last?.path === path) last.text += shown;
      else runs.push({ path, text: shown });
    }
    return runs;
  }

  /** The first part that has a character. The document opens one when it is asked for, and keeps it. */
  private pathOf(character: string): string | undefined {
    const codePoint = character.codePointAt(0) ?? 0;
    return LETTER_PATHS.find((path) => this.document.font(path)._font.font.hasGlyphForCodePoint(codePoint));
  }
}
