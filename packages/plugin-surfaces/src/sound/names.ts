/** Name of the page that speaks the document called `fileName`. */
export const touchPageFileName = (fileName: string): string => `html_${fileName}.html`;

/** Name of the SVG with words of a page (from 1). */
export const touchSvgFileName = (fileName: string, page: number): string => `touch_${fileName}-p${page}.svg`;
