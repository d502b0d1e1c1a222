import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Recognition } from '@tastwerk/contracts';
import { LIMITS, ok, type Result } from '@tastwerk/editor-core';
import sharp from 'sharp';
import { createWorker, PSM, type Worker } from 'tesseract.js';
import { decodePicture, type PictureRefusal } from './decode-picture.js';
import { type SeenWord, type TextLine, textLines } from './text-lines.js';

const LANGUAGES = ['deu', 'eng'] as const;
/** Longer side of the picture that is read, in px. */
const LONGEST_PX = 2400;
/** Most lines of one picture; a sheet has room for a fraction of it. */
const MOST_LINES = 200;
/** The recogniser's engine for lines (LSTM). */
const LSTM_ENGINE = 1;

let starting: Promise<Worker> | undefined;

/** Gathers the bundled language data in one folder, as the recogniser wants them; nothing is fetched from anywhere. */
function gatherLanguages(): string {
  const require = createRequire(import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), 'tastwerk-ocr-'));
  for (const language of LANGUAGES) {
    const name = `${language}.traineddata.gz`;
    const data = dirname(require.resolve(`@tesseract.js-data/${language}/package.json`));
    symlinkSync(join(data, '4.0.0_best_int', name), join(folder, name));
  }
  return folder;
}

async function start(): Promise<Worker> {
  const langPath = gatherLanguages();
  try {
    return await createWorker([...LANGUAGES], LSTM_ENGINE, { langPath, gzip: true, cacheMethod: 'none' });
  } finally {
    rmSync(langPath, { recursive: true, force: true });
  }
}

async function linesOf(worker: Worker, png: Buffer, mode: PSM): Promise<readonly TextLine[]> {
  await worker.setParameters({ tessedit_pageseg_mode: mode });
  const { data } = await worker.recognize(png, {}, { blocks: true });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) => paragraphs).flatMap((part) => part.lines);
  return lines.flatMap(({ words }) =>
    textLines(
      words.map(({ text, confidence, bbox: { x0, y0, x1, y1 } }): SeenWord => ({
        text,
        confidence,
        box: { x: x0, y: y0, width: x1 - x0, height: y1 - y0 },
      })),
    ),
  );
}

/** The lines of German and English text in a picture, in its own px. Errors: see {@link PictureRefusal}. */
export async function recogniseText(bytes: Uint8Array): Promise<Result<Recognition, PictureRefusal>> {
  const decoded = await decodePicture(bytes, ({ width, height }) =>
    Math.min(LONGEST_PX, Math.max(width, height)),
  );
  if (!decoded.ok) return decoded;
  const { grey, width, height, seen } = decoded.value;
  const png = await sharp(grey, { raw: { width, height, channels: 1 } })
    .png()
    .toBuffer();
  starting ??= start();
  const worker = await starting;
  // Pages first; where that finds nothing, single words between drawings.
  const asPage = await linesOf(worker, png, PSM.AUTO);
  const found = asPage.length > 0 ? asPage : await linesOf(worker, png, PSM.SPARSE_TEXT);

  const [scaleX, scaleY] = [seen.width / width, seen.height / height];
  const lines = found.map(({ text, confidence, box }) => ({
    text: text.slice(0, LIMITS.textLength),
    confidence: Math.round(confidence),
    box: { x: box.x * scaleX, y: box.y * scaleY, width: box.width * scaleX, height: box.height * scaleY },
  }));
  const fromTop = lines.sort((one, other) => one.box.y - other.box.y).slice(0, MOST_LINES);
  return ok({ ...seen, lines: fromTop });
}
