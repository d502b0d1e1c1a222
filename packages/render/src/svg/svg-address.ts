/** `svg` as the address of a picture (a data URI). */
export const svgAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
