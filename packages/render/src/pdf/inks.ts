import type { Ink } from '@tastwerk/editor-core/scene';
import { decimal } from '../decimal.js';

/**
 * How a file names its inks. `screen`: grey where an ink is grey, else red, green and blue. `press`: the four inks of a
 * printing press, for print shops.
 */
export type InkSpace = 'screen' | 'press';

type Use = 'fill' | 'stroke';

/** Inks whose channels differ by less are greys; the grey of the document (B5AEAB) is a warm one. */
const GREY_SPREAD = 16 / 255;

function channelsOf(ink: Ink): readonly [number, number, number] {
  const channel = (at: number): number => Number.parseInt(ink.slice(at, at + 2), 16) / 255;
  return [channel(0), channel(2), channel(4)];
}

function operator(operands: readonly number[], name: 'g' | 'rg' | 'k', use: Use): string {
  const numbers = operands.map((operand) => decimal(operand, 3)).join(' ');
  return `${numbers} ${use === 'fill' ? name : name.toUpperCase()}\n`;
}

/**
 * For a press black and grey are black ink alone, which is what swells, and colours hold none of it, so that they stay
 * flat: blue is cyan and magenta in full (DeviceCMYK, ISO 32000-1, 8.6.4.4).
 */
function pressOperator(channels: readonly [number, number, number], use: Use): string {
  const [red, green, blue] = channels;
  const isGrey = Math.max(...channels) - Math.min(...channels) < GREY_SPREAD;
  const operands = isGrey ? [0, 0, 0, 1 - (red + green + blue) / 3] : [1 - red, 1 - green, 1 - blue, 0];
  return operator(operands, 'k', use);
}

/** The operator that chooses `ink` for what is filled or stroked next. */
export function inkOperator(ink: Ink, use: Use, space: InkSpace): string {
  const channels = channelsOf(ink);
  if (space === 'press') return pressOperator(channels, use);
  const [red, green, blue] = channels;
  return red === green && red === blue ? operator([red], 'g', use) : operator(channels, 'rg', use);
}
