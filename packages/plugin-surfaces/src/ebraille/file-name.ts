/** Name of the packaged publication of the document called `fileName`. */
export const ebrailleFileName = (fileName: string): string => `ebrl_${fileName}.ebrl`;
