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

/** How far base lines of one block may lie apart, and starts or middles of its lines, as parts of the font's size. */
const BLOCK = { least: 0.8, most: 1.45, aside: 0.25 } as const;

/** What is set as an index; other letters would have no braille then. */
const INDEXED = /[\d+\-\u2212=()n]/gu;

function indexOf(text: string, position: IndexPosition): string {
  return text.replace(INDEXED, (character) => asIndex(character, position));
}

/** Where `point` lies from the start of `line`: along its direction of reading, and below its base line. */
function placeFrom({ start, along }: Line, point: Point): Point {
  const [dx, dy] = [point.x - start.x, point.y - start.y];
  return { x: dx * along.x + dy * along.y, y: dy * along.x - dx * along.y };
}

/** Whether characters of these sizes belong to one text. */
function isSameSize(one: number, other: number): boolean {
  return Math.min(one, other) >= SAME.size * Math.max(one, other);
}

/** Whether `next` goes on with the text of `line` below it. Words stand in lines; single figures below each other are those of a scale. */
function isSameBlock(line: Line, next: Line): boolean {
  const { along, sizePx } = line;
  const { x: aside, y: below } = placeFrom(line, next.start);
  const isAlike = isSameSize(sizePx, next.sizePx);
  const isLevel = along.x * next.along.x + along.y * next.along.y >= SAME.direction;
  const isBelow = below >= BLOCK.least * sizePx && below <= BLOCK.most * sizePx;
  const middleAside = aside + (next.length - line.length) / 2;
  const isAligned = Math.min(Math.abs(aside), Math.abs(middleAside)) <= BLOCK.aside * sizePx;
  return line.text.includes(' ') && isAlike && isLevel && isBelow && isAligned;
}

/** The lines of a block with about the box of their letters, before it is turned. */
function textOf(lines: readonly [Line, ...Line[]]): SvgText {
  const [first] = lines;
  const { start, along } = first;
  const places = lines.map((line) => ({ line, at: placeFrom(first, line.start) }));
  const left = Math.min(...places.map(({ at }) => at.x));
  const width = Math.max(...places.map(({ line, at }) => at.x + line.length)) - left;
  const top = Math.min(...places.map(({ line, at }) => at.y - line.sizePx * LETTER_HEIGHT));
  const height = Math.max(...places.map(({ at }) => at.y)) - top;
  const middle = { x: left + width / 2, y: top + height / 2 };
  const centre = {
    x: start.x + along.x * middle.x - along.y * middle.y,
    y: start.y + along.y * middle.x + along.x * middle.y,
  };
  const degrees = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  const angle = Math.abs(degrees) < STRAIGHT_DEGREES ? 0 : Math.round(degrees * 10) / 10;
  return {
    text: lines.map(({ text }) => text).join('\n'),
    box: { x: centre.x - width / 2, y: centre.y - height / 2, width, height },
    ...(angle === 0 ? {} : { angle }),
  };
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

  /** The texts: lines that are written one below the other are one, as a label is. */
  texts(): readonly SvgText[] {
    const blocks: [Line, ...Line[]][] = [];
    for (const line of this.done) {
      const block = blocks.at(-1);
      const last = block?.at(-1);
      if (block && last && isSameBlock(last, line)) block.push(line);
      else blocks.push([line]);
    }
    return blocks.map(textOf);
  }

  /** Adds `glyph` to `line` where it belongs to it. */
  private goesOn(line: Line, { text, start, end, sizePx }: PlacedGlyph): boolean {
    const from = placeFrom(line, start);
    const { x, y } = line.along;
    const size = line.sizePx;
    const gap = from.x - line.length;
    const above = -from.y;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const width = Math.hypot(dx, dy);
    if (width > 0 && dx * x + dy * y < width * SAME.direction) return false;
    const isOnBase = Math.abs(above) <= SAME.base * size;
    const isAlike = isSameSize(sizePx, size);
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
