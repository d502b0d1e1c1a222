/** Name of the bundled font for black print (decisions: the look). */
export const FONT_FAMILY = 'Atkinson Hyperlegible Next';
