import { strToU8 } from 'fflate';
import type { DotGrid } from './dot-grid.js';

const ESC = '\u001b';
const FORM_FEED = '\f';
const END_OF_FILE = '\u001a';

/** Rows of dots that one line of the stream has. */
const DOTS_DOWN = 4;

/** A column of four dots as a character: `@` for none, then a bit for each dot from the top. */
const columnCharacter = (bits: number): string => String.fromCharCode('@'.charCodeAt(0) + bits);

/** The distance of dots in graphics, in mm, as a setting of a job. */
const GRAPHIC_DISTANCE: ReadonlyMap<number, string> = new Map([
  [2.5, 'GD1'],
  [1.6, 'GD2'],
]);

/** A sheet in the 4-dot graphics of Index embossers: a line for four rows of dots, empty columns at its end left out. */
export function indexGraphic(dots: DotGrid): string {
  const lines = dots
    .cellRows(1, DOTS_DOWN)
    .map((columns) => `${columns.map(columnCharacter).join('').replace(/@+$/u, '')}\r\n`);
  return `${ESC}\u0007${lines.join('')}${ESC}\u0006`;
}

/**
 * Sheets as a job for Index embossers from V4 on with firmware 10.30 or later, which takes settings for one job: no margins (TM0, BI0) and no
 * offset of the first line (FO0), one strike (MI1), one side (DP1), the distance of dots, no page numbers (PN0). The graphics are byte for byte
 * those of `imageubrltoindexv4` of cups-filters 1.28.17; that filter and its `index.sh` are the source of the format.
 */
export function indexJob(sheets: readonly DotGrid[]): Uint8Array {
  const distance = GRAPHIC_DISTANCE.get(sheets[0]?.stepMm ?? 0);
  if (distance === undefined) throw new Error('Index embossers have no graphics with this distance of dots');
  const settings = `${ESC}DTM0,BI0,FO0,MI1,DP1,${distance},PN0;`;
  return strToU8(`${settings}${sheets.map(indexGraphic).join(FORM_FEED)}${END_OF_FILE}`, true);
}
