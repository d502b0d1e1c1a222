// The declarations of this file name types of pdfkit, and must say where they are from.
/// <reference types="pdfkit" preserve="true" />
import { TRUETYPE_PATHS } from '../fonts/bundled-fonts.js';
import { brokenLines } from '../line-breaking.js';
import { INVISIBLE, transcriptionOf } from './transcription.js';

/** The font that text is set in, as far as it has the letters. */
const [USUAL_PATH = ''] = TRUETYPE_PATHS;

interface Run {
  readonly path: string;
  readonly text: string;
}

/** Text of one PDF file in fonts whose parts cover different characters. */
export class LetterText {
  private hasTranscribed = false;

  constructor(private readonly document: PDFKit.PDFDocument) {}

  /** Whether `printable` replaced a visible character. */
  get isTranscribed(): boolean {
    return this.hasTranscribed;
  }

  /** `text` with each character that the fonts lack transcribed: PDF/A allows no empty boxes (ISO 19005-3, 6.2.11.8). */
  printable(text: string): string {
    return Array.from(text.normalize('NFC'), (character) => {
      if (this.pathOf(character) !== undefined) return character;
      this.hasTranscribed ||= !INVISIBLE.test(character);
      return transcriptionOf(character);
    }).join('');
  }

  /** Width of one line of printable text in pt. */
  width(text: string, size: number): number {
    return this.runs(text).reduce(
      (sum, run) => sum + this.document.font(run.path).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** `text`, made printable, in lines that are at most `width` pt wide; a word that is wider is cut. */
  lines(text: string, size: number, width: number): readonly string[] {
    return text
      .split('\n')
      .flatMap((paragraph) =>
        brokenLines(this.printable(paragraph), width, (line) => this.width(line, size)),
      );
  }

  /** Draws one line of printable text with its upper left corner at `x`, `y`; letters of all fonts stand on one line. */
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
    for (const character of text) {
      const path = this.pathOf(character) ?? USUAL_PATH;
      const last = runs.at(-1);
      if (last?.path === path) last.text += character;
      else runs.push({ path, text: character });
    }
    return runs;
  }

  /** The first part that has a character. The document opens one when it is asked for, and keeps it. */
  private pathOf(character: string): string | undefined {
    const codePoint = character.codePointAt(0) ?? 0;
    return TRUETYPE_PATHS.find((path) => this.document.font(path)._font.font.hasGlyphForCodePoint(codePoint));
  }
}
