import type { Document, Kinds, PageObject } from '@tastwerk/editor-core';
import { type Box, boxToBox, isLevelBox } from '@tastwerk/editor-core/geometry';
import type { ProofingProfile } from '@tastwerk/editor-core/proofing';
import { isShape } from '@tastwerk/editor-core/objects';
import { outlineOf } from '../outline.js';
import { type Drawing, isDrawn, type StepContext } from './drawing.js';

/** Sides and ends that differ by less, in mm, are alike. */
const ALIKE_MM = 0.5;
const LEAST_BARS = 3;

/** Widest line that is felt as one, in mm (field notes 2.2, line-width). */
const WIDEST_LINE_MM = 2.5;

interface Bar {
  readonly object: PageObject;
  readonly box: Box;
  readonly look: string;
}

const isAlike = (one: number, other: number): boolean => Math.abs(one - other) < ALIKE_MM;

function barsOf({ objects }: Drawing, kinds: Kinds): readonly Bar[] {
  return objects.flatMap((object): readonly Bar[] => {
    if (!isDrawn(object) || !isShape(object)) return [];
    if (!isLevelBox(outlineOf(kinds, object))) return [];
    const look = `${object.fill} ${object.pattern.template ?? ''}`;
    return [{ object, box: kinds.extentOf(object), look }];
  });
}

/** A box as a bar that stands, or lies, on its base. */
interface Standing {
  readonly thickness: number;
  /** Across the bars: where its middle is. */
  readonly at: number;
  readonly low: number;
  readonly high: number;
}

function standing({ x, y, width, height }: Box, isUpright: boolean): Standing {
  return isUpright
    ? { thickness: width, at: x + width / 2, low: y, high: y + height }
    : { thickness: height, at: y + height / 2, low: x, high: x + width };
}

/** Whether bars of one look touch, as those of a histogram, or another goes on where one ends away from its base. */
function isJoined(
  bars: readonly Bar[],
  all: readonly Bar[],
  isUpright: boolean,
  base: 'low' | 'high',
): boolean {
  return bars.some((bar) => {
    const own = standing(bar.box, isUpright);
    return all.some((other) => {
      if (other === bar) return false;
      const { thickness, at, low, high } = standing(other.box, isUpright);
      const isBehind = isAlike(at, own.at) && isAlike(thickness, own.thickness);
      if (isBehind) return base === 'low' ? isAlike(low, own.high) : isAlike(high, own.low);
      return other.look === bar.look && bars.includes(other) && boxToBox(bar.box, other.box) < ALIKE_MM;
    });
  });
}

/** Bars on one base. */
interface BarRow {
  readonly bars: readonly Bar[];
  readonly isUpright: boolean;
  /** Of the narrowest bar. */
  readonly thickness: number;
  /** Whether they touch, as those of a histogram, or others stand on them. */
  readonly isJoined: boolean;
}

/** Bars on one base that stand, or lie, and have different lengths: rows of equal boxes are no data. */
function rowsOfBars(all: readonly Bar[], isUpright: boolean): readonly BarRow[] {
  const rows: BarRow[] = [];
  const used = new Set<Bar>();
  for (const base of ['high', 'low'] as const) {
    for (const first of all) {
      const own = standing(first.box, isUpright);
      if (used.has(first)) continue;
      const row = all.filter((bar) => {
        const other = standing(bar.box, isUpright);
        return !used.has(bar) && isAlike(other.thickness, own.thickness) && isAlike(other[base], own[base]);
      });
      const lengths = row.map(({ box }) => (isUpright ? box.height : box.width));
      const isData = lengths.some((length) => !isAlike(length, lengths[0] ?? length));
      if (row.length < LEAST_BARS || !isData) continue;
      for (const bar of row) used.add(bar);
      const thickness = Math.min(...row.map(({ box }) => standing(box, isUpright).thickness));
      rows.push({ bars: row, isUpright, thickness, isJoined: isJoined(row, all, isUpright, base) });
    }
  }
  return rows;
}

/** Least distance in mm between the middles of bars beside each other. */
function pitchOf(bars: readonly Bar[], isUpright: boolean): number {
  const at = bars.map(({ box }) => standing(box, isUpright).at).toSorted((one, other) => one - other);
  const distances = at.flatMap((place, index) => {
    const distance = place - (at[index - 1] ?? -Infinity);
    return distance > ALIKE_MM ? [distance] : [];
  });
  return Math.min(...distances);
}

const lineFor = (kinds: Kinds, { object }: Bar, along: Box, style: LineStyle | undefined) =>
  kinds.create('line', {
    uuid: object.uuid,
    moniker: object.moniker,
    x: along.x,
    y: along.y,
    dx: along.width,
    dy: along.height,
    ...style,
  });

/** The line through the middle of a bar, as the box that it crosses. */
const courseOf = ({ x, y, width, height }: Box, isUpright: boolean): Box =>
  isUpright ? { x: x + width / 2, y, width: 0, height } : { x, y: y + height / 2, width, height: 0 };

/** How lines in place of bars of one look are drawn. */
interface LineStyle {
  readonly borderStyle: 'solid' | 'dashed' | 'dotted';
  readonly borderWidth: number;
}

/** Styles of lines that a finger tells apart, one after another for each look of bars; lines may be as wide as `mostMm`. */
function stylesUpTo(mostMm: number, { lineWidth, widthClasses }: ProofingProfile): readonly LineStyle[] {
  const leastMm = lineWidth.mainMm;
  const wide = [{ borderStyle: 'solid', borderWidth: mostMm }] as const;
  const broken = (['dashed', 'dotted'] as const).map((borderStyle) => ({
    borderStyle,
    borderWidth: leastMm,
  }));
  const thin = [{ borderStyle: 'solid', borderWidth: leastMm }] as const;
  return mostMm >= widthClasses.factor * leastMm ? [...wide, ...broken, ...thin] : [...thin, ...broken];
}

/** The words of the legend for textures that have become lines, as words for those lines. */
function keyedAgain(
  { keyedTextures, keyedStrokes }: Document,
  styles: ReadonlyMap<string, LineStyle>,
): Pick<Document, 'keyedTextures' | 'keyedStrokes'> {
  const styleOf = (pattern: string) => [...styles].find(([look]) => look.split(' ').includes(pattern))?.[1];
  return {
    keyedTextures: keyedTextures.filter(({ pattern }) => !styleOf(pattern)),
    keyedStrokes: [
      ...keyedStrokes,
      ...keyedTextures.flatMap(({ pattern, label }) => {
        const style = styleOf(pattern);
        return style ? [{ ...style, borderColour: 'black' as const, label }] : [];
      }),
    ],
  };
}

/** The rows of bars of a drawing, those that stand first. */
function barRows(drawing: Drawing, kinds: Kinds): readonly BarRow[] {
  const all = barsOf(drawing, kinds);
  return [true, false].flatMap((isUpright) => rowsOfBars(all, isUpright));
}

/** The bars of a drawing, however wide. */
export const barsInRows = (drawing: Drawing, kinds: Kinds): ReadonlySet<PageObject> =>
  new Set(barRows(drawing, kinds).flatMap(({ bars }) => bars.map(({ object }) => object)));

/**
 * Bars that are too narrow to be felt as areas become lines as long as they were, one style for each look. A finger compares lengths; the
 * area of a bar says nothing more.
 */
export function withLinesForBars(drawing: Drawing, { kinds, profile }: StepContext): Drawing {
  const rows = barRows(drawing, kinds);
  if (rows.length === 0) return drawing;
  const lines = new Map<PageObject, PageObject>();
  const styles = new Map<string, LineStyle>();
  for (const isUpright of [true, false]) {
    const bars = rows.flatMap((row) =>
      row.isUpright === isUpright && !row.isJoined && row.thickness < profile.shapeMin.minMm ? row.bars : [],
    );
    const looks = new Set(bars.map(({ look }) => look));
    const freeMm = pitchOf(bars, isUpright) - profile.gapLines.warningMm;
    const widthMm = Math.min(WIDEST_LINE_MM, Math.max(profile.lineWidth.mainMm, Math.floor(freeMm * 2) / 2));
    const all = stylesUpTo(widthMm, profile);
    if (looks.size === 0 || new Set([...styles.keys(), ...looks]).size > all.length) continue;
    for (const look of looks) {
      const style = styles.get(look) ?? all[styles.size];
      if (style) styles.set(look, style);
    }
    for (const bar of bars)
      lines.set(bar.object, lineFor(kinds, bar, courseOf(bar.box, isUpright), styles.get(bar.look)));
  }
  const { document } = drawing;
  return {
    ...drawing,
    data: new Set([...drawing.data, ...rows.flatMap(({ bars }) => bars.map(({ object }) => object.uuid))]),
    objects: drawing.objects.map((object) => lines.get(object) ?? object),
    document: { ...document, ...keyedAgain(document, styles) },
  };
}
