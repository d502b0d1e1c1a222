/** The paper a page may have, in mm (product spec section 9). */
export const PAPER_FORMATS = {
  'a4-portrait': { format: 'a4', landscape: false, widthMm: 210, heightMm: 297 },
  'a4-landscape': { format: 'a4', landscape: true, widthMm: 297, heightMm: 210 },
  'a3-portrait': { format: 'a3', landscape: false, widthMm: 297, heightMm: 420 },
  'a3-landscape': { format: 'a3', landscape: true, widthMm: 420, heightMm: 297 },
} as const;

/** The name of a paper. */
export type PaperFormat = keyof typeof PAPER_FORMATS;

/** The names of the four papers. */
export const PAPER_FORMAT_NAMES = Object.keys(PAPER_FORMATS) as [PaperFormat, ...PaperFormat[]];

/** The paper of a page of `widthMm` by `heightMm`, or `undefined` when it is none of the four. */
export function paperFormatOf(widthMm: number, heightMm: number): PaperFormat | undefined {
  return PAPER_FORMAT_NAMES.find((name) => {
    const paper = PAPER_FORMATS[name];
    return paper.widthMm === widthMm && paper.heightMm === heightMm;
  });
}

/** Free edge on every side that marks should keep, in mm (decisions; TU Dresden criterion BA_AR). */
export const SAFE_AREA_MM = 10;

/** Free strip for binding on the left when it is on, in mm (decisions). */
export const BINDING_SPACE_MM = 40;
