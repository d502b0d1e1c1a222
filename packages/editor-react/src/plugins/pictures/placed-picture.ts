import type { Kinds } from '@tastwerk/editor-core';
import { type Box, boxCentre, boxContains } from '@tastwerk/editor-core/geometry';
import { importedSize } from '@tastwerk/editor-core/objects';
import {
  misfitOf,
  type PlacedText,
  type TracedPaths,
  tracedPaths,
  type TraceMisfit,
  type TraceMode,
} from '@tastwerk/editor-core/import';
import { newUuid } from '../../base/new-uuid.js';
import type { PictureCut } from './picture-codec.js';
import type { ImportPage } from '../../contributions/editor-plugin.js';
import type { FoundLine } from './use-recognition.js';
import type { TracedCut } from './use-tracing.js';

/** What comes onto the page of a cut; lengths in mm from the cut's corner. */
export interface PlacedPicture {
  readonly cut: PictureCut;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly mmPerPx: number;
  /** Undefined where nothing is traced. */
  readonly traced: TracedPaths | undefined;
  readonly mode: TraceMode | undefined;
  /** Why what was traced is no use to a finger. */
  readonly misfit: TraceMisfit | undefined;
  readonly texts: readonly PlacedText[];
}

const STEPS_PER_MM = 10;

/** The widest that `box` may be on `page`, in mm: as an import, within the free space around, also with its height. */
export function mostWidthOn(page: ImportPage, { width, height }: Box): number {
  const ratio = width / height;
  const { area } = page;
  const widest = importedSize(area.width, area.width / ratio).width;
  return Math.floor(Math.min(widest, area.height * ratio) * STEPS_PER_MM) / STEPS_PER_MM;
}

/** Those of `lines` whose middle is in `box`. */
export function linesIn(lines: readonly FoundLine[], box: Box): readonly FoundLine[] {
  return lines.filter((line) => boxContains(box, { ...boxCentre(line.box), width: 0, height: 0 }));
}

function mapped(box: Box, from: Box, scale: number): Box {
  return {
    x: (box.x - from.x) * scale,
    y: (box.y - from.y) * scale,
    width: box.width * scale,
    height: box.height * scale,
  };
}

/** Lays `cut` out `widthMm` wide, with what was traced of it and with `lines`, whose letters are not traced as well. */
export function placedPicture(
  kinds: Kinds,
  cut: PictureCut,
  traced: TracedCut | undefined,
  lines: readonly FoundLine[],
  { widthMm, leastPartMm }: { readonly widthMm: number; readonly leastPartMm: number },
): PlacedPicture {
  const { box } = cut;
  const mmPerPx = widthMm / box.width;
  const heightMm = box.height * mmPerPx;
  const letters = lines.map((line) => mapped(line.box, box, cut.width / box.width));
  const paths =
    traced &&
    tracedPaths(kinds, traced.tracing, { at: { x: 0, y: 0 }, widthMm, leastPartMm, texts: letters }, newUuid);
  const mode = traced?.tracing.mode;
  return {
    cut,
    widthMm,
    heightMm,
    mmPerPx,
    traced: paths,
    mode,
    misfit: mode && paths && misfitOf(kinds, { mode, paths: paths.paths, widthMm, heightMm }),
    texts: lines.map((line) => ({ text: line.text, box: mapped(line.box, box, mmPerPx) })),
  };
}
