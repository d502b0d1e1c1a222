import type { ChartLanguage } from '../sheet/sheet.js';

/** Kinds of curves that have a name. */
export type CurveKind =
  'function' | 'cases' | 'rational' | 'wave' | 'exponential' | 'logarithm' | 'root' | 'absolute' | 'steps';

type Direction = 'rising' | 'falling' | 'constant';
type Side = 'left' | 'right' | 'both';
type PoleSide = 1 | -1 | undefined;

/** The sentences about curves in one language. */
export interface CurveWords {
  readonly and: string;
  readonly nothing: string;
  readonly noZeros: string;
  readonly incomplete: string;
  readonly goesOn: string;
  readonly kinds: Readonly<Record<CurveKind, string>>;
  readonly everywhere: Readonly<Record<Direction, string>>;
  readonly symmetry: Readonly<Record<'even' | 'odd', string>>;
  readonly extrema: Readonly<Record<'maximum' | 'minimum', (count: number, points: string) => string>>;
  about(number: string): string;
  more(count: number): string;
  point(x: string, y: string): string;
  range(from: string, to: string): string;
  sentence(text: string): string;
  vertical(x: string): string;
  curve(name: string, kind: string): string;
  constant(name: string, y: string): string;
  line(name: string, slope: string, intercept: string): string;
  parabola(name: string, isUp: boolean, vertex: string): string;
  polynomial(name: string, degree: number): string;
  domain(ranges: string): string;
  moves(direction: Direction, range: string): string;
  zeros(count: number, list: string): string;
  yIntercept(y: string): string;
  poles(list: string): string;
  pole(x: string, left: PoleSide, right: PoleSide): string;
  jumps(list: string): string;
  jump(x: string, left: string, right: string): string;
  gap(point: string): string;
  asymptote(line: string, side: Side): string;
  period(length: string): string;
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

const german: CurveWords = {
  and: 'und',
  nothing: 'Im gezeigten Bereich hat die Funktion keine Werte.',
  noZeros: 'Keine Nullstellen im gezeigten Bereich.',
  incomplete: 'Stellenweise ändert sich der Graph schneller, als er sich zeichnen lässt.',
  goesOn: 'und so weiter',
  kinds: {
    function: 'Graph einer Funktion',
    cases: 'abschnittsweise definierte Funktion',
    rational: 'gebrochenrationale Funktion',
    wave: 'Welle',
    exponential: 'Exponentialfunktion',
    logarithm: 'Logarithmusfunktion',
    root: 'Wurzelfunktion',
    absolute: 'Betragsfunktion',
    steps: 'Treppenfunktion',
  },
  everywhere: {
    rising: 'Der Graph steigt überall.',
    falling: 'Der Graph fällt überall.',
    constant: 'Der Graph ist überall waagerecht.',
  },
  symmetry: { even: 'Symmetrisch zur y-Achse.', odd: 'Punktsymmetrisch zum Ursprung.' },
  extrema: {
    maximum: (count, points) => `${count === 1 ? 'Hochpunkt' : 'Hochpunkte'}: ${points}.`,
    minimum: (count, points) => `${count === 1 ? 'Tiefpunkt' : 'Tiefpunkte'}: ${points}.`,
  },
  about: (number) => `etwa ${number}`,
  more: (count) => `und weitere, insgesamt ${count}`,
  point: (x, y) => `(${x} | ${y})`,
  range: (from, to) => `von x = ${from} bis ${to}`,
  sentence: capital,
  vertical: (x) => `Senkrechte Gerade durch x = ${x}.`,
  curve: (name, kind) => `${name}: ${kind}.`,
  constant: (name, y) => `${name}: waagerechte Gerade in der Höhe ${y}.`,
  line: (name, slope, intercept) =>
    `${name}: Gerade mit der Steigung ${slope} und dem y-Achsenabschnitt ${intercept}.`,
  parabola: (name, isUp, vertex) =>
    `${name}: nach ${isUp ? 'oben' : 'unten'} geöffnete Parabel mit dem Scheitelpunkt ${vertex}.`,
  polynomial: (name, degree) => `${name}: ganzrationale Funktion vom Grad ${degree}.`,
  domain: (ranges) => `Werte gibt es ${ranges}.`,
  moves: (direction, range) =>
    `${direction === 'rising' ? 'steigt' : direction === 'falling' ? 'fällt' : 'ist waagerecht'} ${range}`,
  zeros: (count, list) => `${count === 1 ? 'Nullstelle' : 'Nullstellen'}: x = ${list}.`,
  yIntercept: (y) => `Schneidet die y-Achse bei y = ${y}.`,
  poles: (list) => `Polstellen: x = ${list}.`,
  pole: (x, left, right) => {
    const way = (side: PoleSide): string =>
      side === 1 ? 'nach oben' : side === -1 ? 'nach unten' : 'auf einen Wert zu';
    if (left === undefined) return `Polstelle bei x = ${x}: rechts davon geht der Graph ${way(right)}.`;
    if (right === undefined) return `Polstelle bei x = ${x}: links davon geht der Graph ${way(left)}.`;
    if (left === right) return `Polstelle bei x = ${x}: der Graph geht auf beiden Seiten ${way(left)}.`;
    return `Polstelle bei x = ${x}: der Graph geht links davon ${way(left)}, rechts davon ${way(right)}.`;
  },
  jumps: (list) => `Sprungstellen: x = ${list}.`,
  jump: (x, left, right) => `Sprung bei x = ${x} von y = ${left} auf ${right}.`,
  gap: (point) => `Lücke bei ${point}.`,
  asymptote: (line, side) =>
    `Asymptote ${line}${side === 'both' ? '' : side === 'left' ? ' nach links' : ' nach rechts'}.`,
  period: (length) => `Wiederholt sich nach ${length}.`,
};

const english: CurveWords = {
  and: 'and',
  nothing: 'The function has no values in the range shown.',
  noZeros: 'No zeros in the range shown.',
  incomplete: 'In places the graph changes faster than it can be drawn.',
  goesOn: 'and so on',
  kinds: {
    function: 'graph of a function',
    cases: 'piecewise function',
    rational: 'rational function',
    wave: 'wave',
    exponential: 'exponential function',
    logarithm: 'logarithmic function',
    root: 'root function',
    absolute: 'absolute value function',
    steps: 'step function',
  },
  everywhere: {
    rising: 'The graph rises everywhere.',
    falling: 'The graph falls everywhere.',
    constant: 'The graph is level everywhere.',
  },
  symmetry: { even: 'Symmetric about the y-axis.', odd: 'Symmetric about the origin.' },
  extrema: {
    maximum: (count, points) => `${count === 1 ? 'Maximum' : 'Maxima'}: ${points}.`,
    minimum: (count, points) => `${count === 1 ? 'Minimum' : 'Minima'}: ${points}.`,
  },
  about: (number) => `about ${number}`,
  more: (count) => `and more, ${count} in all`,
  point: (x, y) => `(${x}, ${y})`,
  range: (from, to) => `from x = ${from} to ${to}`,
  sentence: capital,
  vertical: (x) => `Vertical line through x = ${x}.`,
  curve: (name, kind) => `${name}: ${kind}.`,
  constant: (name, y) => `${name}: horizontal line at height ${y}.`,
  line: (name, slope, intercept) =>
    `${name}: straight line with slope ${slope} and y-intercept ${intercept}.`,
  parabola: (name, isUp, vertex) =>
    `${name}: parabola that opens ${isUp ? 'up' : 'down'} with its vertex at ${vertex}.`,
  polynomial: (name, degree) => `${name}: polynomial of degree ${degree}.`,
  domain: (ranges) => `There are values ${ranges}.`,
  moves: (direction, range) =>
    `${direction === 'rising' ? 'rises' : direction === 'falling' ? 'falls' : 'is level'} ${range}`,
  zeros: (count, list) => `${count === 1 ? 'Zero' : 'Zeros'}: x = ${list}.`,
  yIntercept: (y) => `Meets the y-axis at y = ${y}.`,
  poles: (list) => `Poles: x = ${list}.`,
  pole: (x, left, right) => {
    const way = (side: PoleSide): string => (side === 1 ? 'up' : side === -1 ? 'down' : 'to a value');
    if (left === undefined) return `Pole at x = ${x}: at its right the graph goes ${way(right)}.`;
    if (right === undefined) return `Pole at x = ${x}: at its left the graph goes ${way(left)}.`;
    if (left === right) return `Pole at x = ${x}: the graph goes ${way(left)} at both sides.`;
    return `Pole at x = ${x}: the graph goes ${way(left)} at its left and ${way(right)} at its right.`;
  },
  jumps: (list) => `Jumps: x = ${list}.`,
  jump: (x, left, right) => `Jump at x = ${x} from y = ${left} to ${right}.`,
  gap: (point) => `Gap at ${point}.`,
  asymptote: (line, side) =>
    `Asymptote ${line}${side === 'both' ? '' : side === 'left' ? ' to the left' : ' to the right'}.`,
  period: (length) => `Repeats after ${length}.`,
};

export const SENTENCES: Readonly<Record<ChartLanguage, CurveWords>> = { de: german, en: english };
