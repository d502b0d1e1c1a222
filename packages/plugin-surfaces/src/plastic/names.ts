/** Formats of plates for printers. */
export const PLATE_FORMATS = ['3mf', 'stl'] as const;

/** A format of plates for printers. */
export type PlateFormat = (typeof PLATE_FORMATS)[number];

/** Name of the 3MF file of the document called `fileName`. */
export const threeMfFileName = (fileName: string): string => `3mf_${fileName}.3mf`;

/** Name of the STL file of a page, such as `p1`, or of a part of it. */
export const stlFileName = (fileName: string, part: string): string => `stl_${fileName}-${part}.stl`;

/** Name of the SVG for cutters of a page (from 1). */
export const cutterFileName = (fileName: string, page: number): string => `cutter_${fileName}-p${page}.svg`;
