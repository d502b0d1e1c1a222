import type { ImageDescription } from '@tastwerk/editor-core';
import { distance, type Point } from '@tastwerk/editor-core/geometry';
import { z } from 'zod';
import { Drawing } from '../../figures/drawing.js';
import { onCircle } from '../../figures/geometry.js';
import { brokenTexts, wordsOf } from '../../figures/words.js';
import { LABEL_HEIGHT_MM, LINE_MM } from '../../sheet/draw.js';
import { baseFields, lineText } from '../../sheet/fields.js';
import type { ChartType, LaidOut, Sheet } from '../../sheet/sheet.js';

const vennSchema = z
  .strictObject({
    type: z.literal('venn'),
    ...baseFields,
    /** Names of the sets. */
    sets: z.array(lineText).min(2).max(3).default(['A', 'B']),
    /** What stands in a region: elements or their number. `inside` names the sets that hold it by their index; none for what is outside of all. */
    regions: z
      .array(z.strictObject({ inside: z.array(z.number().int().min(0).max(2)).max(3), text: lineText }))
      .max(8)
      .default([]),
  })
  .refine(({ sets, regions }) => regions.every(({ inside }) => inside.every((set) => set < sets.length)), {
    path: ['regions'],
    message: 'a region names sets that there are',
  })
  .refine(({ regions }) => new Set(regions.map(keyOf)).size === regions.length, {
    path: ['regions'],
    message: 'each region once',
  });

/** Sets as circles that overlap. */
export type VennSpec = z.infer<typeof vennSchema>;

/** A region by the sets that hold it. */
function keyOf({ inside }: { readonly inside: readonly number[] }): string {
  return [...new Set(inside)].toSorted().join(' ');
}

/** How far the middles of circles are apart, as a share of their radius. */
const APART = { 2: 1.2, 3: 1.12 } as const;
/** Largest radius in mm. */
const MOST_MM = 62;
/** Room outside of the circles: from the frame, and for names, in mm. */
const FRAME_MM = 6;
const NAME_MM = LABEL_HEIGHT_MM + 5;
/** Widths in mm at which the words of a region break, and the net of places that are tried, in mm. */
const WIDTHS_MM = [Infinity, 60, 42, 28, 1] as const;
const NET_MM = 3;

function layOut(spec: VennSpec, sheet: Sheet): LaidOut {
  const { area } = sheet;
  const drawing = new Drawing(sheet);
  const count = spec.sets.length === 3 ? 3 : 2;
  const hasOutside = spec.regions.some(({ inside }) => inside.length === 0);
  const frame = hasOutside ? FRAME_MM + LABEL_HEIGHT_MM : 1;
  const apart = APART[count];
  const wide = 2 + apart;
  const high = count === 3 ? 2 + (apart * Math.sqrt(3)) / 2 : 2;
  const names = count === 3 ? 2 * NAME_MM : NAME_MM;
  const radius = Math.min(
    MOST_MM,
    (area.width - 2 * (hasOutside ? FRAME_MM : 1)) / wide,
    (area.height - names - 2 * frame) / high,
  );
  if (radius < 38) drawing.note('figure-too-small', {}, true);
  const middle = area.x + area.width / 2;
  const top = area.y + (hasOutside ? FRAME_MM : 1) + NAME_MM + radius;
  const side = (apart * radius) / 2;
  const centres: readonly Point[] = [
    { x: middle - side, y: top },
    { x: middle + side, y: top },
    { x: middle, y: top + (apart * radius * Math.sqrt(3)) / 2 },
  ].slice(0, count);
  const bottom = top + radius * (high - 1) + (count === 3 ? NAME_MM : 0) + frame;
  if (hasOutside) {
    drawing.rect(
      'frame',
      { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: bottom - area.y - 1 },
      { borderWidth: LINE_MM.axis },
    );
  }
  centres.forEach((centre, index) =>
    drawing.ellipse(`set ${index}`, centre, radius, radius, {
      borderWidth: LINE_MM.data,
      moniker: spec.sets[index] ?? '',
    }),
  );
  centres.forEach((centre, index) => {
    const text = spec.sets[index] ?? '';
    const degrees = index === 0 ? 110 : index === 1 ? 70 : 270;
    const directions = [90, 100, 80, 60, 120].map((turn) => (index === 2 ? -turn : turn));
    const at = onCircle(centre, radius, degrees);
    if (
      text !== '' &&
      !drawing.name(`name ${index}`, { text }, { at, radius: 1, directions, mayLead: false })
    )
      drawing.noRoom(text);
  });
  const net = new Map<string, Point[]>();
  for (let x = area.x; x <= area.x + area.width; x += NET_MM) {
    for (let y = area.y; y <= bottom; y += NET_MM) {
      const holding = centres.flatMap((centre, index) =>
        Math.hypot(x - centre.x, y - centre.y) < radius ? [index] : [],
      );
      const key = keyOf({ inside: holding });
      const known = net.get(key);
      if (known) known.push({ x, y });
      else net.set(key, [{ x, y }]);
    }
  }
  for (const region of spec.regions) {
    // A region without a text has nothing to draw.
    if (region.text === '') continue;
    const key = keyOf(region);
    const own = net.get(key) ?? [];
    const sum = own.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
    const centroid = { x: sum.x / Math.max(1, own.length), y: sum.y / Math.max(1, own.length) };
    const ordered = own.toSorted((a, b) => distance(a, centroid) - distance(b, centroid));
    const placed = WIDTHS_MM.some((mostMm) => {
      const words = wordsOf(sheet, { text: region.text }, mostMm);
      const at = ordered
        .map(({ x, y }) => ({ x, y: y - words.height / 2, align: 'center' }) as const)
        .find((place) => drawing.isFree(words, place));
      if (at) drawing.put(`region ${key}`, words, at);
      return at !== undefined;
    });
    if (!placed) drawing.noRoom(region.text);
  }
  return { objects: drawing.objects(), textures: [], strokes: [], notes: drawing.notes };
}

function describe({ language, title, sets, regions }: VennSpec): ImageDescription {
  const isGerman = language === 'de';
  const kind = isGerman ? 'Mengendiagramm' : 'Venn diagram';
  const and = isGerman ? ' und ' : ' and ';
  const where = (inside: readonly number[]) => {
    const names = [...new Set(inside)].toSorted().map((set) => sets[set] ?? '');
    if (names.length === 0) return isGerman ? 'Außerhalb' : 'Outside';
    if (names.length === sets.length) return isGerman ? `In ${names.join(and)}` : `In ${names.join(and)}`;
    return isGerman ? `Nur in ${names.join(and)}` : `Only in ${names.join(and)}`;
  };
  return {
    type: kind,
    summary: isGerman
      ? `${title === '' ? kind : title}: ${sets.length} Kreise, die sich überschneiden: ${sets.join(', ')}.`
      : `${title === '' ? kind : title}: ${sets.length} overlapping circles: ${sets.join(', ')}.`,
    details:
      regions.length === 0
        ? sets.join('\n')
        : regions.map(({ inside, text }) => `${where(inside)}: ${text}`).join('\n'),
  };
}

/** Two or three sets. */
export const venn: ChartType<VennSpec> = {
  schema: vennSchema,
  sample: (language) => ({
    type: 'venn',
    title: language === 'de' ? 'Teiler von 12 und 18' : 'Divisors of 12 and 18',
    language,
    sets: ['12', '18'],
    regions: [
      { inside: [0], text: '4 12' },
      { inside: [0, 1], text: '1 2 3 6' },
      { inside: [1], text: '9 18' },
    ],
  }),
  paper: ({ sets }) => (sets.length === 2 ? 'landscape' : 'portrait'),
  texts: ({ sets, regions }) => [...sets, ...brokenTexts(regions.map(({ text }) => text))],
  layOut,
  describe,
};
