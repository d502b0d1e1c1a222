/** Name of the file for the Dot Pad of the document called `fileName`. */
export const dtmsFileName = (fileName: string): string => `dtms_${fileName}.dtms`;
