import { abbreviate } from '../../sheet/abbreviations.js';
import type { ChartLanguage } from '../../sheet/sheet.js';
import { SERIES_TEXTURES } from '../../sheet/styles.js';
import { writeNumber } from '../../texts/numbers.js';

/** Shares of a whole. */
export interface PieSpec {
  readonly type: 'pie';
  readonly title: string;
  readonly language: ChartLanguage;
  readonly names: string[];
  readonly values: (number | null)[];
  readonly percent: 'legend' | 'outside' | 'none';
  readonly isMerged: boolean;
}

/** Parts that a finger tells apart: as many as there are textures. */
export const MOST_PARTS = SERIES_TEXTURES.length;

/** Parts beyond which the smallest become one in any case: no label has room beside a slice of a few degrees. */
const MOST_DRAWN = 12;

/** What the smallest parts together are called. */
export const OTHER: Readonly<Record<ChartLanguage, string>> = { de: 'Übrige', en: 'Other' };

/** One part of the circle. */
export interface Part {
  readonly name: string;
  readonly abbreviation: string;
  /** Share of the whole, above 0 and up to 1. */
  readonly share: number;
  /** The share in percent, as it is written. */
  readonly percent: string;
}

/** The parts of a pie from the largest on, and what is not among them. */
export interface Parts {
  readonly parts: readonly Part[];
  readonly negative: number;
  readonly missing: number;
  /** How many of the smallest are merged into the last one. */
  readonly merged: number;
}

/** Shares below this are written with a decimal. */
const SMALL_SHARE = 0.01;

/** Rounding error of a share, in percent. */
const ROUNDING = 1e-9;

/** Whole percents of `shares` that are 100 together: those with the largest rest are rounded up. */
function wholePercents(shares: readonly number[]): readonly number[] {
  const floors = shares.map((share) => Math.floor(share * 100 + ROUNDING));
  const missing = 100 - floors.reduce((sum, percent) => sum + percent, 0);
  const byRest = shares
    .map((share, index) => ({ index, rest: share * 100 - (floors[index] ?? 0) }))
    .toSorted((one, other) => other.rest - one.rest);
  const raised = new Set(byRest.slice(0, missing).map(({ index }) => index));
  return floors.map((percent, index) => percent + (raised.has(index) ? 1 : 0));
}

function percentText(share: number, whole: number, language: ChartLanguage): string {
  const number = writeNumber(share < SMALL_SHARE ? Number((share * 100).toPrecision(1)) : whole, language);
  return language === 'de' ? `${number}\u00a0%` : `${number}%`;
}

/** `part` with its share, as the legend names it. */
export const withPercent = ({ name, percent }: Pick<Part, 'name' | 'percent'>): string =>
  name === '' ? percent : `${name}: ${percent}`;

/** The parts of `spec` that can be drawn. */
export function partsOf({ names, values, language, isMerged }: PieSpec): Parts {
  const given = names.map((name, index) => ({ name, value: values[index] ?? null }));
  const positive = given
    .flatMap(({ name, value }) => (value !== null && value > 0 ? [{ name, value }] : []))
    .toSorted((one, other) => other.value - one.value);
  const most = isMerged ? MOST_PARTS : MOST_DRAWN;
  const merges = positive.length > most;
  const kept = merges ? positive.slice(0, most - 1) : positive;
  const rest = positive.slice(kept.length);
  const sum = (those: readonly { readonly value: number }[]) =>
    those.reduce((all, { value }) => all + value, 0);
  const shown = merges ? [...kept, { name: OTHER[language], value: sum(rest) }] : kept;
  const whole = sum(shown);
  const percents = wholePercents(shown.map(({ value }) => value / whole));
  const named = shown.map(({ name, value }, index) => ({
    name,
    share: value / whole,
    percent: percentText(value / whole, percents[index] ?? 0, language),
  }));
  // Parts of the same name have different shares, which the legend says beside their abbreviations.
  const isUnique = new Set(named.map(({ name }) => name)).size === named.length;
  const short = abbreviate(named.map((part) => (isUnique ? part.name : withPercent(part))));
  return {
    parts: named.map((part, index) => ({ ...part, abbreviation: short[index] ?? part.name })),
    negative: given.filter(({ value }) => value !== null && value < 0).length,
    missing: given.filter(({ value }) => value === null).length,
    merged: rest.length,
  };
}
