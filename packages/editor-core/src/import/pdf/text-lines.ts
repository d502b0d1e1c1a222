import type { Point } from '../../geometry/point.js';
import { asIndex, type IndexPosition } from '../../resources/index-characters.js';
import type { SvgText } from '../../svg-reader/read-svg-file.js';

/** A character where it stands, in px. */
interface PlacedGlyph {
  readonly text: string;
  /** On its base line, before it and behind it. */
  readonly start: Point;
  readonly end: Point;
  readonly sizePx: number;
}

/** A line of text that is being put together. */
interface Line {
  text: string;
  readonly start: Point;
  /** Direction of reading, 1 long. */
  readonly along: Point;
  readonly sizePx: number;
  /** From the start to where its last character ends, in px. */
  length: number;
  /** Whether a blank was written since. */
  hasBlank: boolean;
}

/** How far a character may lie from the end of a line that it goes on, as parts of the font's size; blanks are wider where text is justified. */
const GAP = { back: -0.6, forth: 0.7, blank: 1.3 } as const;
/** Gap from which on words are apart. */
const WORD_GAP = 0.17;
/** How far base lines and sizes of one line may differ. */
const SAME = { base: 0.12, size: 0.85, direction: 0.999 } as const;
/** How far indices stand above and below the base line. */
const INDEX = { above: 0.8, below: 0.5, gap: 0.4 } as const;
/** Height of letters as part of the font's size. */
const LETTER_HEIGHT = 0.75;
/** Turns that are slips of computing, in degrees. */
const STRAIGHT_DEGREES = 1;

/** What is set as an index; other letters would have no braille then. */
const INDEXED = /[\d+\-\u2212=()n]/gu;

function indexOf(text: string, position: IndexPosition): string {
  return text.replace(INDEXED, (character) => asIndex(character, position));
}

/** Puts characters together to lines in the order in which they are written. */
export class TextLines {
  private readonly done: Line[] = [];
  private current: Line | undefined;

  /** How many lines there are. */
  get count(): number {
    return this.done.length;
  }

  put(glyph: PlacedGlyph): void {
    const line = this.current;
    if (glyph.text.trim() === '') {
      if (line) line.hasBlank = true;
      return;
    }
    if (line && this.goesOn(line, glyph)) return;
    const [dx, dy] = [glyph.end.x - glyph.start.x, glyph.end.y - glyph.start.y];
    const width = Math.hypot(dx, dy);
    this.current = {
      text: glyph.text,
      start: glyph.start,
      along: width > 0 ? { x: dx / width, y: dy / width } : { x: 1, y: 0 },
      sizePx: glyph.sizePx,
      length: width,
      hasBlank: false,
    };
    this.done.push(this.current);
  }

  /** The lines with about the boxes of their letters, before they are turned. */
  texts(): readonly SvgText[] {
    return this.done.map(({ text, start, along, sizePx, length }) => {
      const height = sizePx * LETTER_HEIGHT;
      const middle = {
        x: start.x + (along.x * length) / 2 + (along.y * height) / 2,
        y: start.y + (along.y * length) / 2 - (along.x * height) / 2,
      };
      const degrees = (Math.atan2(along.y, along.x) * 180) / Math.PI;
      const angle = Math.abs(degrees) < STRAIGHT_DEGREES ? 0 : Math.round(degrees * 10) / 10;
      return {
        text,
        box: { x: middle.x - length / 2, y: middle.y - height / 2, width: length, height },
        ...(angle === 0 ? {} : { angle }),
      };
    });
  }

  /** Adds `glyph` to `line` where it belongs to it. */
  private goesOn(line: Line, { text, start, end, sizePx }: PlacedGlyph): boolean {
    const from = { x: start.x - line.start.x, y: start.y - line.start.y };
    const { x, y } = line.along;
    const size = line.sizePx;
    const gap = from.x * x + from.y * y - line.length;
    const above = from.x * y - from.y * x;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const width = Math.hypot(dx, dy);
    if (width > 0 && dx * x + dy * y < width * SAME.direction) return false;
    const isOnBase = Math.abs(above) <= SAME.base * size;
    const isAlike = Math.min(sizePx, size) >= SAME.size * Math.max(sizePx, size);
    const isIndex = sizePx < SAME.size * size && Math.abs(gap) <= INDEX.gap * size;
    const most = line.hasBlank ? GAP.blank : GAP.forth;
    let added: string;
    if (isOnBase && isAlike && gap >= GAP.back * size && gap <= most * size) {
      added = line.hasBlank || gap > WORD_GAP * size ? ` ${text}` : text;
    } else if (isIndex && above > SAME.base * size && above <= INDEX.above * size) {
      added = indexOf(text, 'raised');
    } else if (isIndex && above < 0 && above >= -INDEX.below * size) {
      added = indexOf(text, 'lowered');
    } else return false;
    line.text += added;
    line.length = Math.max(line.length, line.length + gap + width);
    line.hasBlank = false;
    return true;
  }
}
