/** Units that take prefixes, and those that take none. */
const WITH_PREFIX = 'm g s A K mol cd N J W V Ω Pa Hz C F l L eV Wh Ah Bq Sv T H bar B bit'.split(' ');
const ALONE = '° °C °F % ‰ ′ ″ min h d a t ha dB lm lx kn u cal kcal Uhr'.split(' ');
const PREFIXES = 'k M G T h da d c m µ μ n p'.split(' ');

const UNITS: ReadonlySet<string> = new Set([
  ...WITH_PREFIX,
  ...ALONE,
  ...WITH_PREFIX.flatMap((unit) => PREFIXES.map((prefix) => prefix + unit)),
]);

/** Whether a text is the symbol of a unit. */
export function isUnit(text: string): boolean {
  return UNITS.has(text);
}
