import type { PageObject } from '@tastwerk/editor-core';
import { readableText } from '@tastwerk/editor-core/formulas';
import { symbolOf } from '@tastwerk/editor-core/objects';
import type { TFunction } from 'i18next';

/** Longest part of a name or text that stands in a sentence, in characters. */
const LONGEST_NAME = 40;

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME - 1)}…` : line;
}

/** What an object is called by itself: its name, else what is written on it; empty when it has neither. */
export function ownName(object: PageObject): string {
  const name = object.moniker.trim() || (object.type === 'label' ? readableText(object.text).trim() : '');
  return shorten(name);
}

/** Polygons with more corners than this are called paths: what was traced has hundreds. */
const MOST_CORNERS = 12;
const NAMED_CORNERS = [3, 4, 5, 6, 7, 8] as const;

/** How many corners a closed path of straight sides has; undefined for other objects. */
function cornersOf(object: PageObject): number | undefined {
  if (object.type !== 'path' || !object.closed || object.points.length > MOST_CORNERS + 1) return undefined;
  const { points } = object;
  if (!points.every(({ kind }, index) => kind === (index === 0 ? 'M' : 'L'))) return undefined;
  const [first, last] = [points[0], points.at(-1)];
  const endsWhereItBegan = first?.x === last?.x && first?.y === last?.y;
  return points.length - (endsWhereItBegan ? 1 : 0);
}

/** Sides that differ by less, in mm, are equal to a reader. */
const SAME_MM = 0.005;

/** What a shape is called whose sides are equal; undefined for others. */
function equalSided(object: PageObject): 'circle' | 'square' | undefined {
  if (object.type !== 'ellipse' && object.type !== 'rect') return undefined;
  if (Math.abs(object.width - object.height) >= SAME_MM) return undefined;
  return object.type === 'ellipse' ? 'circle' : 'square';
}

/** What an object is: its kind, how many corners it has, whether its sides are equal, the title of its page, or the point symbol that it is. */
export function kindName(object: PageObject, t: TFunction): string {
  if (object.type === 'label' && object.isTitle) return t('editor:kindOfTitle');
  const corners = cornersOf(object);
  if (corners !== undefined && corners >= NAMED_CORNERS[0]) {
    const named = NAMED_CORNERS.find((count) => count === corners) ?? 'other';
    return t(`editor:kindsOfPolygon.${named}`);
  }
  const symbol = symbolOf(object);
  if (symbol !== undefined) return t('editor:kindOfSymbol', { form: t(`canvas:symbols.${symbol}`) });
  const equal = equalSided(object);
  return equal
    ? t(`editor:kindsOfEqualSides.${equal}`)
    : t(`editor:kinds.${object.type}`, { defaultValue: t('editor:kindUnknown', { kind: object.type }) });
}

/** What an object is called in sentences: its kind, and its name or its text when it has one that says more. */
export function objectName(object: PageObject, t: TFunction): string {
  const kind = kindName(object, t);
  const name = ownName(object);
  return name && name !== kind ? t('editor:kindWithName', { kind, name }) : kind;
}
