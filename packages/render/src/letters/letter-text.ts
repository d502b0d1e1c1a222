import { TRUETYPE_PATHS } from '../fonts/bundled-fonts.js';

/** Characters that no part of the bundled font has are shown as this: PDF/A allows no empty boxes (ISO 19005-3, 6.2.11.8). */
const UNKNOWN = '?';

interface Run {
  readonly path: string;
  readonly text: string;
}

/** Text of one PDF file in the bundled font, whose parts cover different characters. */
export class LetterText {
  private readonly parts: readonly { readonly path: string; readonly has: (codePoint: number) => boolean }[];

  constructor(private readonly document: PDFKit.PDFDocument) {
    this.parts = TRUETYPE_PATHS.map((path) => {
      const { font } = document.font(path)._font;
      return { path, has: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
    });
  }

  /** Width of one line in pt. */
  width(text: string, size: number): number {
    return this.runs(text).reduce(
      (sum, run) => sum + this.document.font(run.path).fontSize(size).widthOfString(run.text),
      0,
    );
  }

  /** `text` in lines that are at most `width` pt wide; a word that is wider is cut. */
  lines(text: string, size: number, width: number): readonly string[] {
    return text.split('\n').flatMap((paragraph) => this.wrapped(paragraph, size, width));
  }

  /** Draws one line with its upper left corner at `x`, `y`. */
  draw(text: string, x: number, y: number, size: number): void {
    let left = x;
    for (const run of this.runs(text)) {
      const font = this.document.font(run.path).fontSize(size);
      font.text(run.text, left, y, { lineBreak: false });
      left += font.widthOfString(run.text);
    }
  }

  private wrapped(paragraph: string, size: number, width: number): readonly string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (this.width(longer, size) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const pieces = this.pieces(word, size, width);
      lines.push(...pieces.slice(0, -1));
      line = pieces.at(-1) ?? '';
    }
    return [...lines, line];
  }

  private pieces(word: string, size: number, width: number): readonly string[] {
    const pieces: string[] = [];
    let piece = '';
    for (const character of word) {
      if (piece !== '' && this.width(piece + character, size) > width) {
        pieces.push(piece);
        piece = '';
      }
      piece += character;
    }
    return [...pieces, piece];
  }

  private runs(text: string): readonly Run[] {
    const runs: { path: string; text: string }[] = [];
    for (const character of text.normalize('NFC')) {
      const part = this.parts.find(({ has }) => has(character.codePointAt(0) ?? 0));
      const path = part?.path ?? this.parts[0]?.path ?? '';
      const shown = part === undefined ? UNKNOWN : character;
      const last = runs.at(-1);
      if (last?.path === path) last.text += shown;
      else runs.push({ path, text: shown });
    }
    return runs;
  }
}
