import type { Trace, TraceSettings } from '@tastwerk/contracts';
import { fail, LIMITS, ok, type Result } from '@tastwerk/editor-core';
import { mapPath } from '@tastwerk/editor-core/geometry';
import { isPhotograph, pointsAlong, readPathNotation } from '@tastwerk/editor-core/import';
import { decodePicture, type GreyPicture, type PictureRefusal } from './decode-picture.js';
import { outlineSide, type PlaceInPicture, traceOutlines } from './outlines/trace-outlines.js';
import { PixelData, potrace } from './potrace-program.js';
import { bestThreshold, lightnessCounts } from './threshold.js';

/** Longer side of the picture that is traced, in px: finer than a fingertip on A3. Small ones are enlarged to half of it. */
const LONGEST_PX = 2000;
/** Steps in a pixel to which places are rounded. */
const STEPS_PER_PX = 100;
/** Potrace counts in tenths of pixels. */
const POTRACE_UNIT_PX = 0.1;

type Tracing = Result<Trace, PictureRefusal | 'IMPORT_TOO_DETAILED'>;

/** Black and white pixels; the tracer draws around the black ones. */
function parted({ grey, width, height }: GreyPicture, threshold: number, inverted: boolean): PixelData {
  const data = new Uint8ClampedArray(grey.length * 4).fill(255);
  grey.forEach((level, index) => {
    if (level < threshold !== inverted) data.fill(0, index * 4, index * 4 + 3);
  });
  return new PixelData(data, width, height);
}

/** What potrace is told for settings from 0 to 100: its corner limit reaches from 0 to 4/3, its curve tolerance is in px. */
function optionsOf({ smoothing, speckle, simplification }: TraceSettings) {
  return {
    turdsize: speckle,
    turnpolicy: 4,
    alphamax: (smoothing / 100) * (4 / 3),
    opticurve: simplification > 0 ? (1 as const) : (0 as const),
    opttolerance: (simplification / 100) * 2,
  };
}

/** Takes places in `picture` to those in the picture as it is seen, rounded. */
function inSeenPx({ seen, width, height }: GreyPicture): PlaceInPicture {
  const rounded = (px: number) => Math.round(px * STEPS_PER_PX) / STEPS_PER_PX;
  return (x, y) => ({ x: rounded((x * seen.width) / width), y: rounded((y * seen.height) / height) });
}

async function traceAreas(picture: GreyPicture, settings: TraceSettings): Promise<Tracing> {
  const threshold = settings.threshold ?? bestThreshold(picture.grey);
  const notations = await potrace(parted(picture, threshold, settings.inverted), optionsOf(settings));
  const place = inSeenPx(picture);
  let pointsLeft: number = LIMITS.importedPoints;
  const paths: Trace['paths'] = [];
  for (const notation of notations) {
    const outline = mapPath(readPathNotation(notation, pointsLeft + 1), ({ x, y }) =>
      place(x * POTRACE_UNIT_PX, picture.height - y * POTRACE_UNIT_PX),
    );
    const points = pointsAlong(outline);
    pointsLeft -= points.length;
    if (pointsLeft < 0 || paths.length >= LIMITS.importedPaths) return fail('IMPORT_TOO_DETAILED');
    if (points.length >= 2) paths.push({ points: [...points], closed: true });
  }
  return ok({ ...picture.seen, mode: 'areas', paths, threshold, strength: null });
}

function outlined(picture: GreyPicture, settings: TraceSettings): Tracing {
  const traced = traceOutlines(picture, settings, inSeenPx(picture));
  if (!traced.ok) return traced;
  const threshold = settings.threshold ?? bestThreshold(picture.grey);
  return ok({ ...picture.seen, mode: 'outlines', ...traced.value, threshold });
}

/** The dark parts of a picture, or its edges, as paths in its own px. Errors: see {@link PictureRefusal}, IMPORT_TOO_DETAILED. */
export async function tracePicture(bytes: Uint8Array, settings: TraceSettings): Promise<Tracing> {
  if (settings.mode !== 'areas') {
    const decoded = await decodePicture(bytes, (seen) => outlineSide(seen, settings.width));
    if (!decoded.ok) return decoded;
    const isSuitable = settings.mode === 'outlines' || isPhotograph(lightnessCounts(decoded.value.grey));
    if (isSuitable) return outlined(decoded.value, settings);
  }
  const decoded = await decodePicture(bytes, ({ width, height }) =>
    Math.min(LONGEST_PX, Math.max(width, height, LONGEST_PX / 2)),
  );
  return decoded.ok ? traceAreas(decoded.value, settings) : decoded;
}
