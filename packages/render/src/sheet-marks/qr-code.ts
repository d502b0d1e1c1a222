import { boxPath, type PathStep, type Point } from '@tastwerk/editor-core/geometry';
import qrcode from 'qrcode-generator';

/** Longest text in bytes of UTF-8: more makes modules too small for a print of 300 dpi to be read from. */
export const QR_MAX_BYTES = 200;

/** Side of the smallest version whose modules are still more than 0.25 mm wide in a mark of 12 mm. */
const FINE_MODULES = 45;

type Modules = Pick<ReturnType<typeof qrcode>, 'getModuleCount' | 'isDark'>;

/** The code of `text` with 15 % of it redundant, with 7 % where its modules would become too small. */
function modulesOf(text: string): Modules {
  // The library takes characters for bytes.
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  const make = (redundancy: 'M' | 'L'): Modules => {
    const code = qrcode(0, redundancy);
    code.addData(bytes, 'Byte');
    code.make();
    return code;
  };
  const code = make('M');
  return code.getModuleCount() <= FINE_MODULES ? code : make('L');
}

/**
 * The dark modules of a QR code (ISO/IEC 18004) that says `text`, in a square of `sideMm` with its upper left corner at
 * `corner`, in page mm. Neighbours in a row are one bar. The quiet zone is left to the caller.
 */
export function qrPath(text: string, corner: Point, sideMm: number): readonly PathStep[] {
  const code = modulesOf(text);
  const count = code.getModuleCount();
  const moduleMm = sideMm / count;
  const path: PathStep[] = [];
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (!code.isDark(row, column)) continue;
      const start = column;
      while (column + 1 < count && code.isDark(row, column + 1)) column += 1;
      const bar = {
        x: corner.x + start * moduleMm,
        y: corner.y + row * moduleMm,
        width: (column + 1 - start) * moduleMm,
        height: moduleMm,
      };
      path.push(...boxPath(bar));
    }
  }
  return path;
}
