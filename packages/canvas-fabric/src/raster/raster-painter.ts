import { blackPrintFont, forgetWidths } from '../paint/black-print.js';
import { readyBorders } from '../paint/borders.js';
import { paintPrimitives } from '../paint/painters.js';
import { createPaintRun, type RunLimits } from '../paint/paint-run.js';
import type { RasterAnswer, RasterOrder } from './raster-messages.js';
import { createReceiver } from './sent-drawings.js';

/** What painting in a worker needs of it. */
export interface PainterPort {
  readonly fonts: Pick<FontFaceSet, 'load' | 'size'>;
  /** Resolves when messages that have come meanwhile have been read. */
  readonly breathe: () => Promise<void>;
  readonly answer: (answer: RasterAnswer) => void;
}

/** How long a painter works without looking whether it is still wanted: each look has the browser copy the whole bitmap. */
const RUNS: RunLimits = { runMs: 30, shortest: 512, longest: 4096 };

/** How many drawings are made ready for the next time before the painter looks whether it is wanted. */
const READY_AT_ONCE = 128;

/** Answers whether the font for `letters` is there: none is where the page has it otherwise than by a style sheet. */
async function loadPrint(fonts: PainterPort['fonts'], letters: ReadonlySet<string>): Promise<boolean> {
  if (fonts.size === 0) return false;
  try {
    await fonts.load(blackPrintFont(1), [...letters].join(''));
    return true;
  } catch {
    return false;
  }
}

/** Paints order after order, and makes ready what is painted quicker the next time when there is none. One that comes while another is painted takes its place; that one is not answered any more. */
export function createRasterPainter({
  fonts,
  breathe,
  answer,
}: PainterPort): (order: RasterOrder) => Promise<void> {
  const letters = new Set<string>();
  let wanted = 0;
  let hadPrint = false;
  const paintRun = createPaintRun(RUNS);
  const receive = createReceiver();

  return async ({ id, rect, pxPerMm, drawings: sent, hasPrint }) => {
    wanted = id;
    const drawings = receive(sent);
    for (const word of sent.fresh.words) for (const letter of word) letters.add(letter);
    const isLegible = !hasPrint || (await loadPrint(fonts, letters));
    if (hasPrint !== hadPrint) forgetWidths();
    hadPrint = hasPrint;
    const bitmap = new OffscreenCanvas(rect.width, rect.height);
    const ctx = bitmap.getContext('2d');
    if (!ctx || !isLegible) {
      answer({ kind: 'painted', id, bitmap: null });
      return;
    }
    ctx.setTransform(pxPerMm, 0, 0, pxPerMm, -rect.x, -rect.y);
    let done = 0;
    while (done < drawings.length) {
      if (wanted !== id) return;
      done += paintRun(bitmap, drawings.slice(done), (drawing) => paintPrimitives(drawing, { ctx, pxPerMm }));
      await breathe();
    }
    answer({ kind: 'painted', id, bitmap: bitmap.transferToImageBitmap() });
    for (let place = 0; place < drawings.length && wanted === id; place += READY_AT_ONCE) {
      for (const drawing of drawings.slice(place, place + READY_AT_ONCE)) readyBorders(drawing);
      await breathe();
    }
  };
}
