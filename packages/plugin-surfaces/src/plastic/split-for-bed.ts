import type { Point } from '@tastwerk/editor-core/geometry';
import type { CrossSection, Manifold, ManifoldToplevel } from 'manifold-3d';
import { cutPlaces, fromCut, tabPlaces } from './cut-places.js';
import { withBin } from './library.js';
import { SIMPLE_MM } from './relief-solid.js';

/** A size in mm. */
export interface BedSize {
  readonly widthMm: number;
  readonly heightMm: number;
}

/** A part of a sheet that fits the bed of a printer: its place from the left and from the bottom, from 1. */
export interface SheetPart {
  readonly column: number;
  readonly row: number;
  readonly body: Manifold;
}

/** Joints like those of a jigsaw: how far a tab reaches, and how wide it is at its foot and its head; in mm. Ours, for a nozzle of 0.4 mm. */
const TAB = { reachMm: 6, footMm: 7, headMm: 11 } as const;

/** Tabs along a cut are about so far apart, in mm. */
const TABS_EVERY_MM = 50;

/** Free space between two parts, in mm: what printers of plastic lay on too much. */
const CLEARANCE_MM = 0.2;

/** Cuts end beyond the sheet, so that its own edges keep their place. */
const BEYOND_MM = 10;

/** The least bed that a part with its tabs needs, in mm. */
export const LEAST_BED_MM = 60;

/** How many tabs a cut of a length has. */
const tabCount = (lengthMm: number): number => Math.max(1, Math.round(lengthMm / TABS_EVERY_MM));

/** A tab that reaches to the right from a cut at x = 0, about y = 0. */
const tabRing: [number, number][] = [
  [-0.5, -TAB.footMm / 2],
  [0, -TAB.footMm / 2],
  [TAB.reachMm, -TAB.headMm / 2],
  [TAB.reachMm, TAB.headMm / 2],
  [0, TAB.footMm / 2],
  [-0.5, TAB.footMm / 2],
];

/**
 * `body` of a sheet of `size`, cut into parts that fit a bed of `bed`. Parts have tabs to the right and upwards that hold in their neighbours; the relief
 * goes on across the cuts. Cuts and tabs keep away from `dots` of braille as far as they can. One part, uncut, where the sheet fits as it lies. The parts
 * are the caller's to let go.
 */
export function splitForBed(
  body: Manifold,
  size: BedSize,
  bed: BedSize,
  library: ManifoldToplevel,
  dots: readonly Point[] = [],
): readonly SheetPart[] {
  const cuts = (lengthMm: number, bedMm: number, dotsMm: readonly number[]) =>
    cutPlaces(lengthMm, { bedMm, tabMm: TAB.reachMm }, dotsMm);
  const across = cuts(
    size.widthMm,
    bed.widthMm,
    dots.map(({ x }) => x),
  );
  const upwards = cuts(
    size.heightMm,
    bed.heightMm,
    dots.map(({ y }) => y),
  );
  const [columns, rows] = [across.length - 1, upwards.length - 1];
  if (columns === 1 && rows === 1) return [{ column: 1, row: 1, body }];
  const { CrossSection } = library;
  const topMm = body.boundingBox().max[2];
  const at = (cuts: readonly number[], index: number): readonly [number, number] => [
    cuts[index] ?? 0,
    cuts[index + 1] ?? 0,
  ];
  return withBin((keep) => {
    const right = keep(CrossSection.ofPolygons([tabRing], 'NonZero'));
    const up = keep(right.rotate(90));
    const tabsOf = (column: number, row: number): readonly CrossSection[] => {
      const [fromX, toX] = at(across, column);
      const [fromY, toY] = at(upwards, row);
      const rightwards = fromCut.upwards(dots, toX);
      const upright = fromCut.across(dots, toY);
      return [
        ...(column < columns - 1
          ? tabPlaces({ least: fromY, most: toY }, tabCount(toY - fromY), TAB, rightwards).map((y) =>
              right.translate([toX, y]),
            )
          : []),
        ...(row < rows - 1
          ? tabPlaces({ least: fromX, most: toX }, tabCount(toX - fromX), TAB, upright).map((x) =>
              up.translate([x, toY]),
            )
          : []),
      ].map((tab) => keep(tab));
    };
    const partAt = (column: number, row: number): SheetPart => {
      const [fromX, toX] = at(across, column);
      const [fromY, toY] = at(upwards, row);
      const left = column === 0 ? fromX - BEYOND_MM : fromX;
      const bottom = row === 0 ? fromY - BEYOND_MM : fromY;
      const width = (column === columns - 1 ? toX + BEYOND_MM : toX) - left;
      const height = (row === rows - 1 ? toY + BEYOND_MM : toY) - bottom;
      const square = keep(keep(CrossSection.square([width, height])).translate([left, bottom]));
      const own = keep(CrossSection.union([square, ...tabsOf(column, row)]));
      const others = [
        ...(column > 0 ? tabsOf(column - 1, row) : []),
        ...(row > 0 ? tabsOf(column, row - 1) : []),
      ];
      const outline = others.length === 0 ? own : keep(own.subtract(keep(CrossSection.union(others))));
      const fitting = keep(outline.offset(-CLEARANCE_MM / 2, 'Miter'));
      const cutter = keep(keep(fitting.extrude(topMm + 2)).translate([0, 0, -1]));
      const cut = keep(body.intersect(cutter));
      return { column: column + 1, row: row + 1, body: cut.simplify(SIMPLE_MM) };
    };
    return Array.from({ length: rows * columns }, (_, index) =>
      partAt(index % columns, Math.floor(index / columns)),
    );
  });
}
