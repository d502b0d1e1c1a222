import type { Channels } from '../values/oklab.js';
import { CSS_COLOUR_NAMES } from './colour-names.js';

/** A colour in CSS notation as it was read; `alpha` from 0 to 1. */
interface ReadColour {
  readonly channels: Channels;
  readonly alpha: number;
}

type Three = readonly [number, number, number];

const HEX = /^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/u;
const CALL = /^([a-z]+)\((.*)\)$/u;
const ANGLE = /^([^a-z]+)(deg|grad|rad|turn)$/u;

/** Degrees of each unit of angles. */
const DEGREES: ReadonlyMap<string, number> = new Map([
  ['deg', 1],
  ['grad', 0.9],
  ['rad', 180 / Math.PI],
  ['turn', 360],
]);

/** A number, or the part of `whole` that a percentage is; NaN where it is neither. */
function numberIn(token: string | undefined, whole: number): number {
  if (token === 'none') return 0;
  if (token?.endsWith('%') === true) return (numberIn(token.slice(0, -1), whole) / 100) * whole;
  return token === undefined || token === '' ? Number.NaN : Number(token);
}

function degreesIn(token: string | undefined): number {
  const [, number, unit = ''] = ANGLE.exec(token ?? '') ?? [];
  return number === undefined ? numberIn(token, 360) : Number(number) * (DEGREES.get(unit) ?? Number.NaN);
}

/** Channels from 0 to 1 of light in proportion to them, as sRGB writes it. */
function encoded(light: Three): Three {
  const one = (share: number) => (share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055);
  return [one(light[0]), one(light[1]), one(light[2])];
}

/** A hue in degrees, pure in its brightest and darkest channel (CSS Color 4, 7.1). */
function pure(hue: number): Three {
  const at = (shift: number) => {
    const place = (((hue / 60 + shift) % 6) + 6) % 6;
    return Math.min(1, Math.max(0, Math.abs(place - 3) - 1));
  };
  return [at(0), at(4), at(2)];
}

function mixed(from: Three, change: (share: number) => number): Three {
  return [change(from[0]), change(from[1]), change(from[2])];
}

function ofHsl(hue: number, saturation: number, lightness: number): Three {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  return mixed(pure(hue), (share) => lightness + chroma * (share - 0.5));
}

function ofHwb(hue: number, white: number, black: number): Three {
  const sum = Math.max(1, white + black);
  return mixed(pure(hue), (share) => (share * (sum - white - black) + white) / sum);
}

function ofOklab(l: number, a: number, b: number): Three {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return encoded([
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]);
}

/** CIE Lab with the white of D50, brought to the white of sRGB (Bradford). */
function ofLab(l: number, a: number, b: number): Three {
  const light = (share: number) => (share > 6 / 29 ? share ** 3 : ((share - 4 / 29) * 108) / 841);
  const height = (l + 16) / 116;
  const [x, y, z] = [0.96422 * light(height + a / 500), light(height), 0.82521 * light(height - b / 200)];
  return encoded([
    3.1338561 * x - 1.6168667 * y - 0.4906146 * z,
    -0.9787684 * x + 1.9161415 * y + 0.033454 * z,
    0.0719453 * x - 0.2289914 * y + 1.4052427 * z,
  ]);
}

const across = (chroma: number, hue: number) => chroma * Math.cos((hue * Math.PI) / 180);
const along = (chroma: number, hue: number) => chroma * Math.sin((hue * Math.PI) / 180);

type Notation = (tokens: readonly string[]) => Three;

const rgb: Notation = ([red, green, blue]) => [
  numberIn(red, 255) / 255,
  numberIn(green, 255) / 255,
  numberIn(blue, 255) / 255,
];
const hsl: Notation = ([hue, saturation, lightness]) =>
  ofHsl(degreesIn(hue), numberIn(saturation, 100) / 100, numberIn(lightness, 100) / 100);

/** Red, green and blue from 0 to 1 of what stands in the brackets of each notation. */
const NOTATIONS: ReadonlyMap<string, Notation> = new Map<string, Notation>([
  ['rgb', rgb],
  ['rgba', rgb],
  ['hsl', hsl],
  ['hsla', hsl],
  [
    'hwb',
    ([hue, white, black]) => ofHwb(degreesIn(hue), numberIn(white, 100) / 100, numberIn(black, 100) / 100),
  ],
  ['lab', ([l, a, b]) => ofLab(numberIn(l, 100), numberIn(a, 125), numberIn(b, 125))],
  [
    'lch',
    ([l, c, h]) => {
      const [chroma, hue] = [numberIn(c, 150), degreesIn(h)];
      return ofLab(numberIn(l, 100), across(chroma, hue), along(chroma, hue));
    },
  ],
  ['oklab', ([l, a, b]) => ofOklab(numberIn(l, 1), numberIn(a, 0.4), numberIn(b, 0.4))],
  [
    'oklch',
    ([l, c, h]) => {
      const [chroma, hue] = [numberIn(c, 0.4), degreesIn(h)];
      return ofOklab(numberIn(l, 1), across(chroma, hue), along(chroma, hue));
    },
  ],
]);

/** Spaces of `color()` with how their channels become those of sRGB; the wider red and green of Display P3 are taken for those of sRGB. */
const SPACES: ReadonlyMap<string, (channels: Three) => Three> = new Map<string, (channels: Three) => Three>([
  ['srgb', (channels) => channels],
  ['display-p3', (channels) => channels],
  ['srgb-linear', encoded],
]);

function threeOf(name: string, tokens: readonly string[]): Three | undefined {
  if (name !== 'color') return NOTATIONS.get(name)?.(tokens);
  const [space = '', red, green, blue] = tokens;
  return SPACES.get(space)?.([numberIn(red, 1), numberIn(green, 1), numberIn(blue, 1)]);
}

function ofCall(text: string): ReadColour | undefined {
  const [, name = '', inside = ''] = CALL.exec(text) ?? [];
  const tokens = inside.split(/[\s,/]+/u).filter((token) => token !== '');
  const three = threeOf(name, tokens);
  const last = tokens[name === 'color' ? 4 : 3];
  const alpha = last === undefined ? 1 : numberIn(last, 1);
  if (!three || !three.every(Number.isFinite) || !Number.isFinite(alpha)) return undefined;
  const byte = (share: number) => Math.round(255 * Math.min(1, Math.max(0, share)));
  return { channels: [byte(three[0]), byte(three[1]), byte(three[2])], alpha };
}

function ofHex(text: string): ReadColour {
  const given = text.replace('#', '');
  const digits = given.length < 6 ? [...given].map((digit) => digit + digit).join('') : given;
  const at = (start: number) => Number.parseInt(digits.slice(start, start + 2), 16);
  return { channels: [at(0), at(2), at(4)], alpha: digits.length === 8 ? at(6) / 255 : 1 };
}

/** Reads a colour in lower-case CSS notation; undefined where it is none, or one that is not known. */
export function readColour(text: string): ReadColour | undefined {
  const hex = CSS_COLOUR_NAMES.get(text) ?? text;
  return HEX.test(hex) ? ofHex(hex) : ofCall(text);
}
