/** Name of the 3MF file of the document called `fileName`. */
export const threeMfFileName = (fileName: string): string => `3mf_${fileName}.3mf`;

/** Name of the STL file of a page (from 1). */
export const stlFileName = (fileName: string, page: number): string => `stl_${fileName}-p${page}.stl`;
