import type { ImageDescription } from '@tastwerk/editor-core';
import { areaBetween, areaUnder, tangentAt } from '../../formula/calculus.js';
import { tickTexts, writeTick } from '../../figures/number-ticks.js';
import { describeCurve } from '../../formula/describe.js';
import { writeValue } from '../../formula/exact.js';
import type { ChartLanguage, ChartType } from '../../sheet/sheet.js';
import { lineEquation } from '../../texts/straight-line.js';
import { layOutGraphs } from './lay-out-graphs.js';
import { meetingsOf, readGraphs } from './graphs.js';
import { functionSchema, type FunctionSpec } from './spec.js';
import { rangeOf } from './window.js';

export type { FunctionSpec } from './spec.js';

const WORDS = {
  de: {
    one: 'Funktionsgraph',
    many: 'Funktionsgraphen',
    range: (x: readonly [string, string], y: readonly [string, string]) =>
      `x-Achse von ${x[0]} bis ${x[1]}, y-Achse von ${y[0]} bis ${y[1]}.`,
    meet: (one: string, other: string, points: string) => `${one} und ${other} schneiden sich in ${points}.`,
    tangent: (name: string, x: string, line: string) => `Tangente an ${name} bei x = ${x}: ${line}.`,
    area: (names: string, from: string, to: string, size: string) =>
      `Fläche ${names} von x = ${from} bis ${to}: ${size}.`,
    between: (one: string, other: string) => `zwischen ${one} und ${other}`,
    under: (one: string) => `zwischen ${one} und der x-Achse`,
    and: ' und ',
  },
  en: {
    one: 'Function graph',
    many: 'Function graphs',
    range: (x: readonly [string, string], y: readonly [string, string]) =>
      `x-axis from ${x[0]} to ${x[1]}, y-axis from ${y[0]} to ${y[1]}.`,
    meet: (one: string, other: string, points: string) => `${one} and ${other} meet at ${points}.`,
    tangent: (name: string, x: string, line: string) => `Tangent to ${name} at x = ${x}: ${line}.`,
    area: (names: string, from: string, to: string, size: string) =>
      `Area ${names} from x = ${from} to ${to}: ${size}.`,
    between: (one: string, other: string) => `between ${one} and ${other}`,
    under: (one: string) => `between ${one} and the x-axis`,
    and: ' and ',
  },
} as const;

function describe(spec: FunctionSpec): ImageDescription {
  const { language, title } = spec;
  const words = WORDS[language];
  const { graphs } = readGraphs(spec);
  const { window } = rangeOf(spec);
  const kind = graphs.length === 1 ? words.one : words.many;
  const range = words.range(
    [writeTick(window.xMin, spec.x, language), writeTick(window.xMax, spec.x, language)],
    [writeTick(window.yMin, spec.y, language), writeTick(window.yMax, spec.y, language)],
  );
  const names = graphs.map(({ name }) => name).join(', ');
  const details = [
    ...graphs.map(({ formula, analysis }) =>
      describeCurve(formula, window, { language, analysis }).join(' '),
    ),
    ...meetingSentences(spec),
    ...tangentSentences(spec),
    ...areaSentences(spec),
  ];
  return {
    type: kind,
    summary: `${title === '' ? kind : title}: ${names}. ${range}`,
    details: details.join('\n'),
  };
}

function point(x: number, y: number, language: ChartLanguage): string {
  const between = language === 'de' ? ' | ' : ', ';
  return `(${writeValue(x, language)}${between}${writeValue(y, language)})`;
}

function meetingSentences(spec: FunctionSpec): readonly string[] {
  const { language } = spec;
  const { yMin, yMax } = rangeOf(spec).window;
  return meetingsOf(spec).flatMap(({ one, other, points }) => {
    const shown = points.filter(({ y }) => y >= yMin && y <= yMax).map(({ x, y }) => point(x, y, language));
    return shown.length === 0 ? [] : [WORDS[language].meet(one.name, other.name, shown.join(', '))];
  });
}

function tangentSentences(spec: FunctionSpec): readonly string[] {
  const { language, tangents } = spec;
  const { graphs } = readGraphs(spec);
  return tangents.flatMap(({ graph, at }) => {
    const own = graphs.find(({ index }) => index === graph);
    if (own?.formula.kind !== 'function') return [];
    const tangent = tangentAt(own.formula, at);
    if (!tangent) return [];
    const line = lineEquation(
      writeValue(tangent.slope, language),
      writeValue(tangent.intercept, language),
      own.formula.variable,
    );
    return [WORDS[language].tangent(own.name, writeValue(at, language), line)];
  });
}

function areaSentences(spec: FunctionSpec): readonly string[] {
  const { language, areas } = spec;
  const words = WORDS[language];
  const { graphs } = readGraphs(spec);
  const { window } = rangeOf(spec);
  const scale = { xMm: 1, yMm: 1 };
  return areas.flatMap(({ graph, other, from, to }) => {
    const f = graphs.find(({ index }) => index === graph);
    const g = graphs.find(({ index }) => index === other);
    if (f?.formula.kind !== 'function' || !(from < to)) return [];
    const { area } =
      g?.formula.kind === 'function'
        ? areaBetween(f.formula, g.formula, from, to, window, scale)
        : areaUnder(f.formula, from, to, window, scale);
    if (area === undefined) return [];
    const names = g ? words.between(f.name, g.name) : words.under(f.name);
    return [
      words.area(names, writeValue(from, language), writeValue(to, language), writeValue(area, language, 3)),
    ];
  });
}

/** Graphs of functions, from formulas in school notation. */
export const functionGraphs: ChartType<FunctionSpec> = {
  schema: functionSchema,
  sample: (language) =>
    functionSchema.parse({
      type: 'function',
      title: language === 'de' ? 'Eine Parabel und eine Gerade' : 'A parabola and a straight line',
      language,
      graphs: [{ formula: 'y = x^2 - 3' }, { formula: 'y = x - 1' }],
      x: { from: -4, to: 4, step: 1 },
      y: { from: -4, to: 5, step: 1 },
    }),
  paper: (spec) => {
    const { x, y } = spec;
    const isFree = y.from === null || y.to === null;
    // Labels of ticks that are formulas are wide.
    if (isFree && tickTexts(x, spec.language).length === 0) return 'portrait';
    const { yMin, yMax } = rangeOf(spec).window;
    return yMax - yMin < (x.to - x.from) / 1.2 ? 'landscape' : 'portrait';
  },
  texts: (spec) => {
    const { yMin: from, yMax: to } = rangeOf(spec).window;
    return [
      ...readGraphs(spec).graphs.map(({ name }) => name),
      ...[spec.x.name, spec.y.name],
      ...tickTexts(spec.x, spec.language),
      ...tickTexts({ ...spec.y, from, to }, spec.language),
    ];
  },
  layOut: layOutGraphs,
  describe,
};
