/** What separates whole from decimals in numbers. */
export type DecimalSign = ',' | '.';

/** Signs that stand for a minus besides the hyphen: the minus itself, dashes and what word processors make of them. */
const MINUS = /^[-−–—‒﹣－]\s*/u;

/** Spaces inside numbers, and the Swiss sign of thousands. */
const GROUPING = /[\s'’]/gu;

/** Units before and after a number: a currency, a percent sign, a degree, or a word of letters. */
const PREFIX = /^(?:[€$£¥₣]|EUR|USD|GBP|CHF)\s*/u;
const SUFFIX = /\s*(?:%|‰|[€$£¥₣]|°\s?[CFK]?|\p{L}{1,6}(?:[²³]|\/\p{L}{1,6}[²³]?)?)$/u;

/** A number with its unit. */
export interface ReadNumber {
  readonly value: number;
  /** What stands beside it, such as `%` or `km`; empty for none. */
  readonly unit: string;
}

/** The digits of `text` with a decimal point, when they are a number with the decimal sign `decimal`. */
function plainDigits(text: string, decimal: DecimalSign): string | undefined {
  const grouping = decimal === ',' ? '.' : ',';
  const compact = text.replace(GROUPING, '');
  const pattern =
    decimal === ','
      ? /^(?:\d{1,3}(?:\.\d{3})+|\d+)?(?:,\d+)?(?:[eE][-+]?\d{1,3})?$/u
      : /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?(?:[eE][-+]?\d{1,3})?$/u;
  if (compact === '' || !pattern.test(compact)) return undefined;
  return compact.replaceAll(grouping, '').replace(decimal, '.');
}

/** What `text` says as a number whose decimals follow `decimal`: with thousands separators, a unit and any sign for minus; undefined for no number. */
export function readNumber(text: string, decimal: DecimalSign): ReadNumber | undefined {
  let rest = text.trim();
  let isNegative = false;
  // Accountants write negative numbers in brackets.
  const bracketed = /^\((.+)\)$/u.exec(rest)?.[1];
  if (bracketed !== undefined) [rest, isNegative] = [bracketed.trim(), true];
  const takeSign = () => {
    if (MINUS.test(rest)) [rest, isNegative] = [rest.replace(MINUS, ''), !isNegative];
    else rest = rest.replace(/^\+\s*/u, '');
  };
  takeSign();
  const prefix = PREFIX.exec(rest)?.[0] ?? '';
  rest = rest.slice(prefix.length);
  if (prefix !== '') takeSign();
  let digits = plainDigits(rest, decimal);
  let suffix = '';
  if (digits === undefined) {
    suffix = SUFFIX.exec(rest)?.[0] ?? '';
    if (suffix === '' || suffix.length === rest.length) return undefined;
    digits = plainDigits(rest.slice(0, rest.length - suffix.length), decimal);
  }
  if (digits === undefined || !/\d/u.test(digits)) return undefined;
  const value = Number(digits);
  if (!Number.isFinite(value)) return undefined;
  return { value: isNegative && value !== 0 ? -value : value, unit: (prefix + suffix).trim() };
}

/** The decimal sign that `texts` use: the one whose reading makes numbers of more of them, and `usual` where both do. */
export function decimalSignOf(texts: readonly string[], usual: DecimalSign): DecimalSign {
  const count = (sign: DecimalSign) => texts.filter((text) => readNumber(text, sign) !== undefined).length;
  const [comma, point] = [count(','), count('.')];
  if (comma !== point) return comma > point ? ',' : '.';
  // `1.234` and `1,234` are numbers either way: what follows the sign has three digits each time only where it groups.
  const isDecimal = (sign: string) =>
    texts.some((text) => new RegExp(`\\${sign}(?:\\d{1,2}|\\d{4,})(?!\\d)`, 'u').test(text));
  if (isDecimal(',') !== isDecimal('.')) return isDecimal(',') ? ',' : '.';
  return usual;
}
