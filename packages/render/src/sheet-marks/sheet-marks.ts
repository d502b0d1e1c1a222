import { FLAT_PRINT_INK } from '@tastwerk/editor-core/document';
import {
  bundledFontMetrics,
  type Primitive,
  printPrimitives,
  textWidthMm,
} from '@tastwerk/editor-core/scene';
import { CAP_HEIGHT_EM } from '../font-family.js';
import { QR_MAX_BYTES, qrPath } from './qr-code.js';

/** What a sheet says about where it comes from; what is absent is not drawn. */
export interface SheetMarks {
  /** Address that a QR code in the upper right corner leads to. */
  readonly link?: string;
  /** Name of the version in the lower right corner. */
  readonly version?: string;
}

/** Longest marks: a link in bytes of UTF-8, a version in characters, about half of the width of A4. */
export const MARK_LIMITS: Readonly<Record<keyof SheetMarks, number>> = { link: QR_MAX_BYTES, version: 40 };

/** Side of the QR code in mm (decisions). */
const QR_MM = 12;

/** Height of the version's capitals and digits in mm (decisions). */
const VERSION_MM = 3;

/** Distance of the marks from the edges of the paper in mm: what office printers leave blank, and a code's quiet zone. */
const EDGE_MM = 5;

const DRAWN = { layer: 'print', objectId: null } as const;

/** Why `marks` cannot be drawn: the one that is too long; `undefined` when they can. */
export function overlongMark({ link = '', version = '' }: SheetMarks): keyof SheetMarks | undefined {
  if (new TextEncoder().encode(link).length > MARK_LIMITS.link) return 'link';
  return [...version].length > MARK_LIMITS.version ? 'version' : undefined;
}

/**
 * `marks` on a page of this size, in page mm: flat blue ink, to be painted below all else without paper of their own. A
 * drawing that reaches into a corner stays whole for the finger, and the mark below it may not be readable then. Marks that
 * are too long ({@link overlongMark}) are a bug of the caller and throw.
 */
export function sheetMarkPrimitives(
  marks: SheetMarks,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): readonly Primitive[] {
  const overlong = overlongMark(marks);
  if (overlong !== undefined) throw new RangeError(`The ${overlong} on a sheet is too long`);
  const { link = '', version = '' } = marks;
  const primitives: Primitive[] = [];
  if (link !== '') {
    const corner = { x: widthMm - EDGE_MM - QR_MM, y: EDGE_MM };
    primitives.push({ ...DRAWN, type: 'path', path: qrPath(link, corner, QR_MM), fill: FLAT_PRINT_INK });
  }
  if (version !== '') {
    const sizeMm = VERSION_MM / CAP_HEIGHT_EM;
    const width = textWidthMm(version, sizeMm, bundledFontMetrics);
    const origin = { x: widthMm - EDGE_MM - width, y: heightMm - EDGE_MM };
    const line = { ...DRAWN, text: version, origin, angle: 0, sizeMm, ink: FLAT_PRINT_INK };
    primitives.push(...printPrimitives(line, bundledFontMetrics));
  }
  return primitives;
}
