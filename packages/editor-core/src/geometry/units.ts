const MM_PER_INCH = 25.4;
/** CSS reference pixels in an inch; the unit of "0.9" documents. */
const PX_PER_INCH = 96;
/** PostScript points in an inch; the unit of PDF and of font sizes. */
const PT_PER_INCH = 72;

/** Millimetres from px at 96 dpi. */
export function pxToMm(px: number): number {
  return (px * MM_PER_INCH) / PX_PER_INCH;
}

/** Px at 96 dpi from millimetres. */
export function mmToPx(mm: number): number {
  return (mm * PX_PER_INCH) / MM_PER_INCH;
}

/** Millimetres from PostScript points. */
export function ptToMm(pt: number): number {
  return (pt * MM_PER_INCH) / PT_PER_INCH;
}

/** PostScript points from millimetres. */
export function mmToPt(mm: number): number {
  return (mm * PT_PER_INCH) / MM_PER_INCH;
}

/** Dots of a raster from millimetres at `dpi` dots per inch. */
export function mmToDots(mm: number, dpi: number): number {
  return (mm * dpi) / MM_PER_INCH;
}

/** Radians from degrees. */
export function degToRad(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
