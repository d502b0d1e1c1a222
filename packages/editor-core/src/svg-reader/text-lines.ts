import type { Point } from '../geometry/point.js';
import { lengthOf, numbersIn } from './numbers.js';
import type { SvgNode } from './parse-tree.js';
import type { Attributes, TextAnchor } from './presentation.js';

/** A line of a text with the point at which its baseline is fixed, in units of the element. */
export interface SvgTextLine {
  readonly text: string;
  readonly at: Point;
  readonly anchor: TextAnchor;
  /** Size of its font, in units of the element. */
  readonly fontPx: number;
}

const FONT_SIZE = /font-size\s*:\s*([^;]+)/iu;

/** The size of the font in an element inside of one that has the size `around`. */
export function fontSizeOf(attributes: Attributes, around: number): number {
  const text = FONT_SIZE.exec(attributes['style'] ?? '')?.[1] ?? attributes['font-size'];
  if (text === undefined) return around;
  const [factor = 1] = /em\s*$|%\s*$/u.test(text) ? numbersIn(text) : [];
  if (/em\s*$/u.test(text)) return around * factor;
  return /%\s*$/u.test(text) ? (around * factor) / 100 : lengthOf(text, around);
}

const ANCHOR = /text-anchor\s*:\s*(start|middle|end)/iu;

function anchorOf({ attributes }: SvgNode): SvgTextLine['anchor'] | undefined {
  const said = ANCHOR.exec(attributes['style'] ?? '')?.[1] ?? attributes['text-anchor'];
  return said === 'start' || said === 'middle' || said === 'end' ? said : undefined;
}

/** Where an element puts what it writes, where it says that. */
function placeOf({ attributes }: SvgNode, before: Point): Point | undefined {
  const { x, y, dy } = attributes;
  if (x === undefined && y === undefined && dy === undefined) return undefined;
  const [firstX] = (x ?? '').split(/[\s,]+/u);
  const [firstY] = (y ?? '').split(/[\s,]+/u);
  return {
    x: lengthOf(firstX, before.x),
    y: lengthOf(firstY, before.y) + lengthOf(dy, 0),
  };
}

/**
 * The lines of a `text` element, anchored as `around` says and in a font of `aroundFontPx` unless a part of it says otherwise: a part that
 * says where it stands on another height begins one.
 */
export function textLinesOf(text: SvgNode, around: TextAnchor, aroundFontPx: number): readonly SvgTextLine[] {
  const origin = placeOf(text, { x: 0, y: 0 }) ?? { x: 0, y: 0 };
  const lines: { text: string; at: Point; anchor: SvgTextLine['anchor']; fontPx: number }[] = [];
  const write = (words: string, at: Point, anchor: SvgTextLine['anchor'], fontPx: number) => {
    const line = lines.at(-1);
    if (line?.at.y === at.y) line.text += words;
    else lines.push({ text: words, at, anchor, fontPx });
  };
  const walk = (node: SvgNode, at: Point, anchor: SvgTextLine['anchor'], fontPx: number): Point => {
    let place = at;
    for (let index = 0; index <= node.children.length; index += 1) {
      for (const words of node.texts) if (words.after === index) write(words.text, place, anchor, fontPx);
      const child = node.children[index];
      if (child?.name !== 'tspan') continue;
      place = placeOf(child, place) ?? place;
      place = walk(child, place, anchorOf(child) ?? anchor, fontSizeOf(child.attributes, fontPx));
    }
    return place;
  };
  walk(text, origin, anchorOf(text) ?? around, fontSizeOf(text.attributes, aroundFontPx));
  return lines.flatMap((line) => {
    const words = line.text.replaceAll(/\s+/gu, ' ').trim();
    return words === '' ? [] : [{ ...line, text: words }];
  });
}

/** Lines of a paragraph are as far below each other as this, in sizes of their font, and begin, end or have their middle at one place. */
const LINE_PITCH = { least: 0.6, most: 2 } as const;
const ALIGNED = 0.5;

/** The lines of one element by the paragraphs that they are: numbers of an axis in one element stay by themselves. */
export function paragraphsOf(lines: readonly SvgTextLine[]): readonly (readonly SvgTextLine[])[] {
  const paragraphs: SvgTextLine[][] = [];
  for (const line of lines) {
    const paragraph = paragraphs.at(-1);
    const above = paragraph?.at(-1);
    const pitch = above ? (line.at.y - above.at.y) / line.fontPx : 0;
    const isAligned =
      above?.anchor === line.anchor && Math.abs(above.at.x - line.at.x) <= ALIGNED * line.fontPx;
    if (paragraph && isAligned && pitch >= LINE_PITCH.least && pitch <= LINE_PITCH.most) paragraph.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}
