import type { Point } from '../geometry/point.js';
import { lengthOf } from './numbers.js';
import type { SvgNode } from './parse-tree.js';
import type { TextAnchor } from './presentation.js';

/** A line of a text with the point at which its baseline is fixed, in units of the element. */
export interface SvgTextLine {
  readonly text: string;
  readonly at: Point;
  readonly anchor: TextAnchor;
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

/** The lines of a `text` element, anchored as `around` says unless a part of it says otherwise: a part that says where it stands on another height begins one. */
export function textLinesOf(text: SvgNode, around: TextAnchor = 'start'): readonly SvgTextLine[] {
  const origin = placeOf(text, { x: 0, y: 0 }) ?? { x: 0, y: 0 };
  const lines: { text: string; at: Point; anchor: SvgTextLine['anchor'] }[] = [];
  const write = (words: string, at: Point, anchor: SvgTextLine['anchor']) => {
    const line = lines.at(-1);
    if (line?.at.y === at.y) line.text += words;
    else lines.push({ text: words, at, anchor });
  };
  const walk = (node: SvgNode, at: Point, anchor: SvgTextLine['anchor']): Point => {
    let place = at;
    for (let index = 0; index <= node.children.length; index += 1) {
      for (const words of node.texts) if (words.after === index) write(words.text, place, anchor);
      const child = node.children[index];
      if (child?.name !== 'tspan') continue;
      place = placeOf(child, place) ?? place;
      place = walk(child, place, anchorOf(child) ?? anchor);
    }
    return place;
  };
  walk(text, origin, anchorOf(text) ?? around);
  return lines.flatMap((line) => {
    const words = line.text.replaceAll(/\s+/gu, ' ').trim();
    return words === '' ? [] : [{ ...line, text: words }];
  });
}
