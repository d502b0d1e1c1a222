/**
 * Fill and outline colours a document may name (product spec section 9, decisions). The spec names violet, light green and gold
 * yellow without their values: ours lie between their neighbours, so that none is taken for another.
 * Only `black`, and `grey` half as high, swells; every other colour is flat ink for the sighted reader.
 */
export const COLOURS = {
  none: null,
  white: 'FFFFFF',
  black: '000000',
  grey: 'B5AEAB',
  blue: '432C86',
  red: 'E4120D',
  magenta: 'C2368C',
  cyan: '018ECC',
  orange: 'F08000',
  green: '79BA4A',
  yellow: 'FFEC01',
  violet: '8F4FA8',
  light_green: 'B9D432',
  gold_yellow: 'FDC300',
} as const satisfies Record<string, string | null>;

/** The name of a colour. */
export type Colour = keyof typeof COLOURS;

/** Whether ink of this colour swells. */
export function swells(colour: Colour): boolean {
  return colour === 'black' || colour === 'grey';
}

/** Whether ink of this colour is seen on white paper and does not swell. */
export function isFlatColour(colour: Colour): boolean {
  return colour !== 'none' && colour !== 'white' && !swells(colour);
}

/** The flat ink of black print, QR code and version mark: it does not swell (field notes section 0). */
export const FLAT_PRINT_INK = '0000FF';

/** The names of all colours. */
export const COLOUR_NAMES = Object.keys(COLOURS) as [Colour, ...Colour[]];
