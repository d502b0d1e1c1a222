import {
  boundsOfPath,
  boxCorners,
  flattenPath,
  isInside,
  type PathData,
  type Point,
} from '@tastwerk/editor-core/geometry';
import {
  brailleDotCentres,
  DOT_GEOMETRY,
  type Primitive,
  type PrimitiveOf,
  reliefHeightOf,
  reliefOnly,
  type Scene,
  tileOf,
} from '@tastwerk/editor-core/scene';
import type { CrossSection, ManifoldToplevel } from 'manifold-3d';
import { withBin } from './library.js';
import { circleRing, dashesOf, joinedLines, lineRings, type Ring, type StraightLine } from './outlines.js';

/** What of a sheet stands how high, seen from above, in page mm with y down. */
export interface SheetSections {
  readonly high: CrossSection;
  readonly low: CrossSection;
  /** Centres of the dots of braille. */
  readonly dots: readonly Point[];
}

type Height = 'high' | 'low';

const ringsOf = (path: PathData): readonly Ring[] =>
  flattenPath(path).map(({ points }) => points.map(({ x, y }): [number, number] => [x, y]));

/** Areas of both heights as they are painted one over the other. Areas of the library are let go when they are no longer needed. */
class Painting {
  private readonly parts: Record<Height, CrossSection[]> = { high: [], low: [] };
  readonly dots: Point[] = [];

  constructor(private readonly library: ManifoldToplevel) {}

  area(rings: readonly Ring[], fillRule: 'NonZero' | 'EvenOdd' = 'NonZero'): CrossSection {
    const { CrossSection } = this.library;
    const closed = rings.filter((ring) => ring.length > 2);
    // The library takes no empty list.
    return closed.length === 0 ? CrossSection.square([0, 0]) : CrossSection.ofPolygons(closed, fillRule);
  }

  /** Raises `area`, which belongs to the painting from then on. */
  raise(height: Height, area: CrossSection): void {
    this.parts[height].push(area);
  }

  /** All that is raised so far to `height`, as one area. */
  flat(height: Height): CrossSection {
    const parts = this.parts[height];
    const [only] = parts;
    if (parts.length === 1 && only) return only;
    const whole = parts.length === 0 ? this.area([]) : this.library.CrossSection.union(parts);
    for (const part of parts) part.delete();
    this.parts[height] = [whole];
    return whole;
  }

  /** Takes `area` away from what stands at `height`. */
  takeFrom(height: Height, area: CrossSection): void {
    if (this.parts[height].length === 0) return;
    const whole = this.flat(height);
    this.parts[height] = [whole.subtract(area)];
    whole.delete();
  }

  /** Takes away what lies below `area`, which belongs to the painting from then on. */
  cover(area: CrossSection): void {
    this.takeFrom('high', area);
    this.takeFrom('low', area);
    area.delete();
  }

  /** Paints `paint` within `clip` alone. */
  within(clip: CrossSection, paint: (inner: Painting) => void): void {
    const inner = new Painting(this.library);
    for (const height of ['high', 'low'] as const) inner.raise(height, this.flat(height).translate([0, 0]));
    paint(inner);
    for (const height of ['high', 'low'] as const) {
      const [outside, painted] = [this.flat(height), inner.flat(height)];
      this.parts[height] = [outside.subtract(clip), painted.intersect(clip)];
      outside.delete();
      painted.delete();
    }
    this.dots.push(...inner.dots);
    clip.delete();
  }
}

/** What an area of an ink does: raises to a height, or takes away what is below. Grey lies over black as white does. */
function paintArea(painting: Painting, area: CrossSection, ink: string): void {
  const height = reliefHeightOf(ink);
  if (height === 0) painting.cover(area);
  else if (height === 1) painting.raise('high', area);
  else {
    painting.takeFrom('high', area);
    painting.raise('low', area);
  }
}

/** The marks of a texture over its whole box, as rings that overlap. */
function textureRings(primitive: PrimitiveOf<'texture'>): readonly Ring[] {
  const tile = tileOf(primitive);
  if (!tile) return [];
  const { matrix, widthMm, heightMm, marks } = tile;
  const { a, b, c, d, e, f } = matrix;
  // Textures are not turned out of square and not stretched: the way back is the transposed one.
  const inTiles = boxCorners(boundsOfPath(primitive.path)).map(({ x, y }) => ({
    x: ((x - e) * a + (y - f) * b) / widthMm,
    y: ((x - e) * c + (y - f) * d) / heightMm,
  }));
  const range = (values: readonly number[]) => [
    Math.floor(Math.min(...values) - 0.5),
    Math.ceil(Math.max(...values) + 0.5),
  ];
  const [left = 0, right = 0] = range(inTiles.map(({ x }) => x));
  const [top = 0, bottom = 0] = range(inTiles.map(({ y }) => y));
  const rings: Ring[] = [];
  const lines: StraightLine[] = [];
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) {
      const at = (x: number, y: number): Point => {
        const [across, down] = [column * widthMm + x, row * heightMm + y];
        return { x: a * across + c * down + e, y: b * across + d * down + f };
      };
      for (const mark of marks) {
        if (mark.kind === 'dot') rings.push(circleRing(at(mark.x, mark.y), mark.diameterMm / 2));
        else lines.push({ from: at(mark.x1, mark.y1), to: at(mark.x2, mark.y2), widthMm: mark.widthMm });
      }
    }
  }
  for (const { from, to, widthMm } of joinedLines(lines)) {
    rings.push(...lineRings({ points: [from, to], closed: false }, widthMm, true));
  }
  return rings;
}

/** The centres of all dots of braille that swell, in page mm. */
export const brailleDots = (primitives: readonly Primitive[]): readonly Point[] =>
  primitives.flatMap((primitive) => {
    if (primitive.type === 'clip') return brailleDots(primitive.children);
    return primitive.type === 'braille' && reliefHeightOf(primitive.ink) > 0
      ? brailleDotCentres(primitive)
      : [];
  });

function paint(painting: Painting, primitive: Primitive): void {
  switch (primitive.type) {
    case 'path': {
      const { path, fill, stroke } = primitive;
      if (fill !== undefined) paintArea(painting, painting.area(ringsOf(path)), fill);
      if (!stroke) return;
      const { dashMm, widthMm, cap } = stroke;
      const pieces = flattenPath(path).flatMap((piece) => (dashMm ? dashesOf(piece, dashMm) : [piece]));
      const rings = pieces.flatMap((piece) => lineRings(piece, widthMm, cap === 'butt'));
      return paintArea(painting, painting.area(rings), stroke.ink);
    }
    case 'texture': {
      const [marks, area] = [painting.area(textureRings(primitive)), painting.area(ringsOf(primitive.path))];
      painting.raise('low', marks.intersect(area));
      marks.delete();
      return area.delete();
    }
    case 'clip':
      return painting.within(
        painting.area(ringsOf(primitive.clip), primitive.evenOdd ? 'EvenOdd' : 'NonZero'),
        (inner) => {
          for (const child of primitive.children) paint(inner, child);
        },
      );
    case 'braille':
      painting.dots.push(...brailleDots([primitive]));
      return;
    case 'text':
  }
}

/** Whether a place lies on `area`. */
export function covers(area: CrossSection): (place: Point) => boolean {
  const pieces = area
    .toPolygons()
    .map((ring) => ({ points: ring.map(([x, y]) => ({ x, y })), closed: true }));
  return (place) => isInside(place, pieces);
}

/**
 * What swells of `scene` as areas of two heights, as far as they lie on the sheet, and its dots of braille that lie on it wholly. The areas are the
 * caller's to let go.
 */
export function sheetSections(scene: Scene, library: ManifoldToplevel): SheetSections {
  const { widthMm, heightMm } = scene;
  const painting = new Painting(library);
  for (const primitive of reliefOnly(scene).primitives) paint(painting, primitive);
  const radius = DOT_GEOMETRY.diameterMm / 2;
  const isOnSheet = ({ x, y }: Point) =>
    x >= radius && y >= radius && x <= widthMm - radius && y <= heightMm - radius;
  return withBin((keep) => {
    const sheet = keep(library.CrossSection.square([widthMm, heightMm]));
    return {
      high: keep(painting.flat('high')).intersect(sheet),
      low: keep(painting.flat('low')).intersect(sheet),
      dots: painting.dots.filter(isOnSheet),
    };
  });
}
