/** Name of the bundled font for black print (decisions: the look). */
export const FONT_FAMILY = 'Atkinson Hyperlegible Next';

/** Height of its capitals and digits per em (OS/2 table, sCapHeight 668 of 1000). */
export const CAP_HEIGHT_EM = 0.668;
