import type { ChartTypeName } from '../../src/types/index.js';

/** Numbers from 0 to below 1 that follow from `seed` alone (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What random tables are drawn from. */
interface Dice {
  readonly language: 'de' | 'en';
  /** A whole number from `from` to `to`. */
  whole(from: number, to: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
}

const WORDS = {
  de: 'Haus Garten Straße Schüler Wasser Berg Äpfel Österreich Übung Jahr Kilometer Zug Schule Stadt Fluss Eis Tee Mai Kreis Ei'.split(
    ' ',
  ),
  en: 'house garden street pupil water mountain apple Austria exercise year kilometre train school town river ice tea May circle egg'.split(
    ' ',
  ),
} as const;

const LONG = {
  de: [
    'Donaudampfschifffahrt',
    'Landeshauptstadt München',
    'sonstige Verkehrsmittel',
    'Bevölkerung über 65 Jahre',
  ],
  en: [
    'international organisations',
    'City of Westminster',
    'other means of transport',
    'population aged over 65',
  ],
} as const;

function createDice(seed: number): Dice {
  const random = createRandom(seed);
  return {
    language: seed % 2 === 0 ? 'de' : 'en',
    whole: (from, to) => from + Math.floor(random() * (to - from + 1)),
    chance: (share) => random() < share,
    pick: (list) => list[Math.floor(random() * list.length)] ?? list[0],
  };
}

type NameStyle = 'words' | 'long' | 'years' | 'numbers' | 'days';

/** Names of rows: words, long names, years, numbers or days. */
function namesOf(dice: Dice, count: number, style: NameStyle): string[] {
  const words = WORDS[dice.language];
  const start = dice.whole(1950, 2000);
  return Array.from({ length: count }, (_, index) => {
    if (style === 'years') return String(start + index);
    if (style === 'numbers') return String((index + 1) * 5);
    if (style === 'days')
      return `2024-${String(1 + (Math.floor(index / 28) % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`;
    const word = words[dice.whole(0, words.length - 1)] ?? '';
    const name = style === 'long' && dice.chance(0.5) ? (LONG[dice.language][dice.whole(0, 3)] ?? '') : word;
    return count > 12 || dice.chance(0.2) ? `${name} ${index + 1}` : name;
  });
}

/** A way to make numbers of some size. */
function numbersOf(dice: Dice): () => number {
  const scale = dice.pick([1, 1, 1, 10, 100, 1000, 1e5, 1e7, 1e9, 0.1, 0.001, 1e-6]);
  const isWhole = scale >= 1 && dice.chance(0.6);
  const hasNegative = dice.chance(0.25);
  return () => {
    const value = dice.whole(hasNegative ? -400 : 0, 1000) / 10;
    return Number(((isWhole ? Math.round(value) : value) * scale).toPrecision(9));
  };
}

/** Mostly few series, and as many as eight. */
function seriesCount(dice: Dice): number {
  return dice.pick([1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 6, 8]);
}

function seriesOf(dice: Dice, rows: number): { name: string; values: (number | null)[] }[] {
  const number = numbersOf(dice);
  const missing = dice.chance(0.25) ? 0.1 : 0;
  const words = WORDS[dice.language];
  const isSmooth = dice.chance(0.5);
  return Array.from({ length: seriesCount(dice) }, (_, index) => {
    let last = number();
    const values = Array.from({ length: rows }, () => {
      last = isSmooth ? Number((last * 0.8 + number() * 0.2).toPrecision(9)) : number();
      return dice.chance(missing) ? null : last;
    });
    return { name: `${words[(index * 3) % words.length] ?? ''} ${index + 1}`, values };
  });
}

const MAKE: { readonly [N in ChartTypeName]?: (dice: Dice) => object } = {
  bar: (dice) => {
    const rows = dice.whole(1, 40);
    return {
      names: namesOf(dice, rows, dice.pick<NameStyle>(['words', 'words', 'long', 'years'])),
      series: seriesOf(dice, rows),
      isHorizontal: dice.chance(0.3),
      isStacked: dice.chance(0.3),
    };
  },
  line: (dice) => {
    const rows = dice.chance(0.3) ? dice.whole(41, 200) : dice.whole(1, 40);
    const style = dice.pick<NameStyle>(['words', 'years', 'numbers', 'days']);
    const rowsAre = style === 'words' ? 'names' : style === 'numbers' ? 'numbers' : 'dates';
    return {
      names: namesOf(dice, rows, style),
      series: seriesOf(dice, rows),
      rowsAre: dice.chance(0.8) ? rowsAre : 'names',
      hasPoints: dice.chance(0.3),
      hasGrid: dice.chance(0.7),
    };
  },
  scatter: (dice) => {
    const [x, y] = [numbersOf(dice), numbersOf(dice)];
    const most = dice.chance(0.3) ? 200 : 40;
    return {
      series: Array.from({ length: seriesCount(dice) }, (_, index) => ({
        name: `${WORDS[dice.language][index] ?? ''} ${index + 1}`,
        points: Array.from({ length: dice.whole(1, most) }, () => [x(), y()]),
      })),
      hasRegression: dice.chance(0.5),
    };
  },
  pie: (dice) => {
    const rows = dice.chance(0.7) ? dice.whole(1, 6) : dice.whole(7, 40);
    const number = numbersOf(dice);
    return {
      names: namesOf(dice, rows, dice.pick<NameStyle>(['words', 'long', 'years'])),
      values: Array.from({ length: rows }, () => (dice.chance(0.05) ? null : Math.abs(number()))),
      percent: dice.pick(['legend', 'outside', 'none']),
      isMerged: dice.chance(0.5),
    };
  },
  histogram: (dice) => {
    const number = numbersOf(dice);
    return { values: Array.from({ length: dice.whole(1, 200) }, number) };
  },
  box: (dice) => {
    const rows = dice.chance(0.8) ? dice.whole(1, 8) : dice.whole(9, 40);
    const number = numbersOf(dice);
    return {
      groups: namesOf(dice, rows, dice.pick<NameStyle>(['words', 'long', 'years'])).map((name) => ({
        name,
        values: Array.from({ length: dice.whole(1, 40) }, () => number() * (dice.chance(0.05) ? 3 : 1)),
      })),
      isHorizontal: dice.chance(0.4),
    };
  },
  pictogram: (dice) => {
    const rows = dice.chance(0.8) ? dice.whole(1, 12) : dice.whole(13, 40);
    const number = numbersOf(dice);
    return {
      names: namesOf(dice, rows, dice.pick<NameStyle>(['words', 'long', 'years'])),
      values: Array.from({ length: rows }, () => (dice.chance(0.05) ? null : Math.abs(number()))),
      symbol: dice.pick(['disc', 'ring', 'square', 'triangle', 'cross', 'star']),
    };
  },
};

/** The types of charts that random tables are made for. */
export const RANDOM_TYPES = Object.keys(MAKE) as ChartTypeName[];

const NAMED: ReadonlySet<string> = new Set(['bar', 'line', 'scatter', 'box']);

/** The random table with the number `seed`, before defaults are filled in: the types take turns. */
export function randomTable(seed: number): { readonly type: ChartTypeName; readonly input: object } {
  const dice = createDice(seed * 7919 + 17);
  const type = RANDOM_TYPES[seed % RANDOM_TYPES.length] ?? 'bar';
  const language = dice.language;
  const [rowsName, valuesName] = language === 'de' ? ['Zeile', 'Wert in m'] : ['Row', 'Value in m'];
  const axes = NAMED.has(type)
    ? { rowsName, valuesName }
    : type === 'histogram'
      ? { rowsName: valuesName }
      : type === 'pictogram'
        ? { valuesName: language === 'de' ? 'Stück' : 'pieces' }
        : {};
  const title = language === 'de' ? `Tabelle ${seed}` : `Table ${seed}`;
  return { type, input: { type, title, language, ...axes, ...MAKE[type]?.(dice) } };
}

/** `table` in the language of `system`, since a chart writes in that of its document. */
export function inLanguage(input: object, language: 'de' | 'en'): object {
  return { ...input, language };
}
