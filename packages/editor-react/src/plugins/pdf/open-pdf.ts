import { type PdfDrawing, pdfDrawing } from '@tastwerk/editor-core/import';
import { AnnotationMode, getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { IMPORT_MAX_PIXELS } from '../../base/import-limits.js';
import { fieldOf, listOf, numberOf } from './pdf-arguments.js';
import { pdfOperators, USUAL_WIDTH_UNIT } from './pdf-operators.js';

/** Why a PDF file was not read; each has a sentence in `import.json`. */
export type PdfProblem = 'pdfPassword' | 'pdfDamaged' | 'pdfTooMuch';

/** A file could not be read. */
export class PdfError extends Error {
  constructor(readonly problem: PdfProblem) {
    super(problem);
  }
}

/** What a PDF file may use that is not in it, served with the editor. */
export interface PdfSupplies {
  /** The bytes of one of the fonts that every PDF reader has. */
  readonly standardFont: (filename: string) => Promise<Uint8Array>;
  /** Address of the script that reads JPEG 2000; undefined where such pictures are left out. */
  readonly jpeg2000: string | undefined;
  /** Draws pages; undefined where none is drawn. */
  readonly CanvasFactory?: new () => object;
}

/** A PDF file that was opened. */
export interface OpenPdf {
  /** How many pages it has. */
  readonly pages: number;
  /** What page `number`, from 1 on, becomes. Throws a {@link PdfError}. */
  readonly read: (number: number) => Promise<PdfDrawing>;
  /** Draws page `number` into a canvas that `canvasOf` makes in px, at `dpi` or as fine as `mostPixels` allow. */
  readonly draw: <T extends OffscreenCanvas | HTMLCanvasElement>(
    number: number,
    size: { readonly dpi: number; readonly mostPixels: number },
    canvasOf: (width: number, height: number) => T,
  ) => Promise<T>;
}

/** Units of a PDF file, and px of a drawing, to the inch. */
const PT_PER_INCH = 72;
const PX_PER_INCH = 96;
/** Steps of one page: the fullest drawings have a tenth. */
const MOST_OPERATORS = 1_000_000;

function problemOf(error: unknown): PdfError {
  if (error instanceof PdfError) return error;
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  return new PdfError(isLocked ? 'pdfPassword' : 'pdfDamaged');
}

/** Filters that canvases of a page's document would do: what they do is left out. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  destroy = () => undefined;
}

/** The library's own method that takes the steps of a page as they are read, part by part. */
const TAKE_PART = '_renderPageChunk';

/** Does `work` with the steps of `page`; throws a {@link PdfError} as soon as there are more than `most`, which bounds the memory. */
async function bounded<T>(page: PDFPageProxy, most: number, work: () => Promise<T>): Promise<T> {
  const take: unknown = Reflect.get(page, TAKE_PART);
  if (typeof take !== 'function') throw new Error('the library gives no parts of lists');
  let count = 0;
  const tooMany = new Promise<never>((_, reject) => {
    Reflect.set(page, TAKE_PART, (part: unknown, intent: unknown) => {
      count += numberOf(fieldOf(part, 'length'));
      if (count > most) reject(new PdfError('pdfTooMuch'));
      else Reflect.apply(take, page, [part, intent]);
    });
  });
  try {
    return await Promise.race([work(), tooMany]);
  } finally {
    Reflect.deleteProperty(page, TAKE_PART);
  }
}

/**
 * Opens a PDF file. Nothing in it is run, and nothing is fetched for it but `supplies`. Throws a {@link PdfError}. `bytes` are given away.
 */
export async function openPdf(
  bytes: Uint8Array,
  supplies: PdfSupplies,
  mostOperators = MOST_OPERATORS,
): Promise<OpenPdf> {
  const { CanvasFactory, jpeg2000 } = supplies;
  const task = getDocument({
    data: bytes,
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    // Fonts of the file are drawn as outlines, and are not given to the browser.
    disableFontFace: true,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    // The library asks for `…openjpeg_nowasm_fallback.js` behind this address: as a query, it is the address itself.
    ...(jpeg2000 === undefined ? {} : { wasmUrl: `${jpeg2000}?/` }),
    maxImageSize: IMPORT_MAX_PIXELS,
    FilterFactory: NoFilters,
    BinaryDataFactory: class {
      async fetch({ kind, filename }: { readonly kind: string; readonly filename: string }) {
        if (kind !== 'standardFontDataUrl') throw new Error('not served');
        return supplies.standardFont(filename);
      }
    },
    ...(CanvasFactory ? { CanvasFactory } : {}),
  });
  const file = await task.promise.catch((error: unknown) => {
    throw problemOf(error);
  });
  if (file.numPages < 1) throw new PdfError('pdfDamaged');
  const layers = await file.getOptionalContentConfig();

  const read = async (number: number): Promise<PdfDrawing> => {
    const page = await file.getPage(number);
    const list = await bounded(page, mostOperators, () =>
      page.getOperatorList({ annotationMode: AnnotationMode.DISABLE }),
    );
    const { width, height, transform } = page.getViewport({ scale: PX_PER_INCH / PT_PER_INCH });
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform;
    const stored = (name: unknown): unknown =>
      typeof name === 'string' && page.commonObjs.has(name) ? page.commonObjs.get(name) : undefined;
    const operators = pdfOperators(list, {
      widthUnitOf: (name) => {
        const font = stored(name);
        const isDrawn = fieldOf(font, 'isType3Font') === true;
        return isDrawn
          ? numberOf(listOf(fieldOf(font, 'fontMatrix'))[0], USUAL_WIDTH_UNIT)
          : USUAL_WIDTH_UNIT;
      },
      firstColourOf: (name) => {
        const shading = typeof name === 'string' && page.objs.has(name) ? page.objs.get(name) : undefined;
        const [kind, , , stops] = listOf(shading);
        const colours = kind === 'RadialAxial' ? listOf(stops).map((stop) => listOf(stop)[1]) : [];
        // A gradient that ends where its shape goes on is clear there.
        return colours.find(
          (colour): colour is string => typeof colour === 'string' && colour !== 'transparent',
        );
      },
      isLayerShown: (layer) => layers.isVisible(layer) !== false,
    });
    const drawing = pdfDrawing(operators, { width, height, matrix: { a, b, c, d, e, f } });
    page.cleanup();
    return drawing;
  };

  return {
    pages: file.numPages,
    read: (number) =>
      read(number).catch((error: unknown) => {
        throw problemOf(error);
      }),
    draw: async (number, { dpi, mostPixels }, canvasOf) => {
      const page = await file.getPage(number);
      const own = page.getViewport({ scale: 1 });
      const scale = Math.min(dpi / PT_PER_INCH, Math.sqrt(mostPixels / (own.width * own.height)));
      const viewport = page.getViewport({ scale });
      const [width, height] = [viewport.width, viewport.height].map((side) => Math.max(1, Math.floor(side)));
      const canvas = canvasOf(width ?? 1, height ?? 1);
      const context = canvas.getContext('2d') as CanvasRenderingContext2D;
      await bounded(page, mostOperators, () => {
        // The kind that draws without waiting for frames of a window.
        const kind = { intent: 'print', annotationMode: AnnotationMode.DISABLE } as const;
        return page.render({ canvas: null, canvasContext: context, viewport, background: 'white', ...kind })
          .promise;
      });
      page.cleanup();
      return canvas;
    },
  };
}
