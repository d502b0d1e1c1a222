import type { ChartLanguage } from '../sheet/sheet.js';
import type { DecimalSign } from './table.js';

/** A number as it was written, before it is known which sign is its decimal sign. */
export interface WrittenNumber {
  readonly isNegative: boolean;
  /** What its digits are with a decimal comma, and with a decimal point; undefined where they are no number so. */
  readonly comma: number | undefined;
  readonly point: number | undefined;
  readonly exponent: number;
  /** What stands behind (or, for currencies, before) it; empty for none. */
  readonly unit: string;
  /** Whether the unit is one of physics or a currency, so that another one beside it is a mistake. */
  readonly isUnitKnown: boolean;
}

const CURRENCIES = String.raw`€|\$|£|¥|CHF|EUR|USD|GBP`;
const BASE_UNITS = String.raw`(?:[kcdmµhMG]?m[²³23]?|[kmµ]?g|t|[mµ]?s|min|h|d|[mchd]?[lL]|[kMGT]?Wh?|[kM]?V|m?A|[kM]?Ω|[kMG]?Hz|k?J|k?cal|k?N|[hkM]?Pa|bar|K|ct|mol|dB|ha|Mio\.?|Mrd\.?)`;
/** Units that may stand at a number without a blank. */
const KNOWN_UNIT = new RegExp(
  String.raw`^(?:%|‰|°[CF]?|${CURRENCIES}|${BASE_UNITS}(?:/${BASE_UNITS})?)$`,
  'u',
);
/** Behind a blank any word may be a unit, if no digit begins it. */
const WORD_UNIT = /^[\p{L}%‰°€$£¥"][^\d,;]{0,19}[²³23]?$/u;

const DIGIT = /\d/u;
const SIGN = /^[-+\u2212\u2013]/u;
const CURRENCY_BEFORE = new RegExp(`^(?:${CURRENCIES})`, 'u');
const BODY = /^(?:\d(?:[\d.,' ]*\d)?|[.,]\d+)/u;
const EXPONENT = /^[eE]([-+]?\d{1,3})(?![\p{L}\d])/u;

/** Characters of a number with its unit. */
const LONGEST_NUMBER = 60;

/** Blanks and apostrophes that stand between groups of digits: no-break, thin and narrow ones too. */
const unified = (text: string): string =>
  text.replaceAll(/[\u00a0\u2009\u202f]/gu, ' ').replaceAll(/[\u2019\u02bc\u00b4`]/gu, "'");

/** `text` as a number with its unit; undefined if it is none. Which of point and comma is the decimal sign stays open. */
export function writtenNumber(text: string): WrittenNumber | undefined {
  if (text.length > LONGEST_NUMBER || !DIGIT.test(text)) return undefined;
  let rest = unified(text).trim();
  // Accountants write what is below zero in brackets.
  const [, bracketed] = /^\(([^()]+)\)$/u.exec(rest) ?? [];
  let isNegative = bracketed !== undefined;
  rest = bracketed?.trim() ?? rest;
  let before = '';
  const takeSign = () => {
    const [sign] = SIGN.exec(rest) ?? [];
    if (sign === undefined) return;
    isNegative ||= sign !== '+';
    rest = rest.slice(sign.length).trimStart();
  };
  takeSign();
  const [currency] = CURRENCY_BEFORE.exec(rest) ?? [];
  if (currency !== undefined) {
    before = currency;
    rest = rest.slice(currency.length).trimStart();
    if (!isNegative) takeSign();
  }
  const [body] = BODY.exec(rest) ?? [];
  if (body === undefined) return undefined;
  rest = rest.slice(body.length);
  let exponent = 0;
  const [whole, power] = EXPONENT.exec(rest) ?? [];
  if (whole !== undefined) {
    exponent = Number(power);
    rest = rest.slice(whole.length);
  }
  const unit = rest.trim();
  if (before !== '' && unit !== '') return undefined;
  const isUnitKnown = before !== '' || KNOWN_UNIT.test(unit);
  const hasBlank = rest.startsWith(' ');
  if (unit !== '' && !isUnitKnown && !(hasBlank && WORD_UNIT.test(unit))) return undefined;
  const [comma, point] = [bodyValue(body, ','), bodyValue(body, '.')];
  if (comma === undefined && point === undefined) return undefined;
  return { isNegative, comma, point, exponent, unit: before || unit, isUnitKnown };
}

/** Groups of three digits with the same sign between them, or digits alone; no zero begins a longer number, as in postcodes. */
const WHOLE = /^(?:0|[1-9]\d*|[1-9]\d{0,2}(?:([.,' ])\d{3})(?:\1\d{3})*)$/u;

/** The value of digits whose decimal sign is `decimal`; undefined if they are no number then. */
function bodyValue(body: string, decimal: DecimalSign): number | undefined {
  const [whole = '', fraction, more] = body.split(decimal);
  if (more !== undefined || (fraction !== undefined && !/^\d+$/u.test(fraction))) return undefined;
  // The whole part may be left out, as in .5.
  if (whole === '') return fraction === undefined ? undefined : Number(`0.${fraction}`);
  if (!WHOLE.test(whole)) return undefined;
  return Number(`${whole.replaceAll(/[.,' ]/gu, '')}.${fraction ?? '0'}`);
}

/** What the signs of a number tell about its decimal sign: `none` if both readings are the same, `open` if they differ. */
export function decimalEvidence({ comma, point }: WrittenNumber): DecimalSign | 'none' | 'open' {
  if (comma === undefined) return '.';
  if (point === undefined) return ',';
  return comma === point ? 'none' : 'open';
}

/** The value of a number with the decimal sign `decimal`; undefined if it cannot be read so. */
export function numberValue(
  { comma, point, isNegative, exponent }: WrittenNumber,
  decimal: DecimalSign,
): number | undefined {
  const value = decimal === ',' ? comma : point;
  if (value === undefined) return undefined;
  const scaled = exponent === 0 ? value : Number(`${value}e${exponent}`);
  return isNegative && scaled !== 0 ? -scaled : scaled;
}

/** The numbers that `texts` write, undefined for others; `usual` is the decimal sign where none of them tells it. */
export function readNumbers(texts: readonly string[], usual: DecimalSign): readonly (number | undefined)[] {
  const numbers = texts.map(writtenNumber);
  const told = numbers.map((number) => number && decimalEvidence(number));
  const decimal = told.find((sign) => sign === ',' || sign === '.') ?? usual;
  return numbers.map((number) => number && numberValue(number, decimal));
}

/** The decimal sign of people who write in `language`. */
export const usualDecimal = (language: ChartLanguage): DecimalSign => (language === 'de' ? ',' : '.');
