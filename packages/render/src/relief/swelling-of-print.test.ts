import { describe, expect, it } from '@jest/globals';
import { COLOURS, FLAT_PRINT_INK } from '@tastwerk/editor-core/document';
import { swellingOfPrint } from './swelling-of-print.js';

const channelsOf = (ink: string) => [0, 2, 4].map((at) => Number.parseInt(ink.slice(at, at + 2), 16));

/** The px that a sheet with one px of `channels` swells to. */
function swollen(channels: readonly number[]): readonly number[] {
  const { pixels } = swellingOfPrint({ width: 1, height: 1, pixels: Uint8Array.from([...channels, 255]) });
  return [...pixels];
}

const { white, black, grey } = COLOURS;
const coloured = Object.values(COLOURS).filter(
  (ink) => ink !== null && ink !== white && ink !== black && ink !== grey,
);

describe('swellingOfPrint', () => {
  it.each([white, black, grey])('leaves %s as it is', (ink) => {
    expect(swollen(channelsOf(ink))).toEqual([...channelsOf(ink), 255]);
  });

  it.each([...coloured, FLAT_PRINT_INK])('bleaches the flat ink %s', (ink) => {
    expect(swollen(channelsOf(ink))).toEqual([255, 255, 255, 255]);
  });

  it.each([...coloured, FLAT_PRINT_INK])('keeps the share of black at an edge to %s', (ink) => {
    const half = channelsOf(ink).map((channel) => Math.round(channel / 2));
    for (const channel of swollen(half).slice(0, 3)) expect(Math.abs(channel - 128)).toBeLessThanOrEqual(2);
  });

  it.each([...coloured, FLAT_PRINT_INK])('raises nothing at an edge of %s to paper', (ink) => {
    const half = channelsOf(ink).map((channel) => Math.round((channel + 255) / 2));
    expect(swollen(half)[0]).toBe(255);
  });
});
