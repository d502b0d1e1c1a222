import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { completeAt } from '../completion/complete-at.js';
import { type Language, LANGUAGES } from '../language.js';
import { problemSentence } from '../problems/problem-sentence.js';
import { readSceneText } from '../reading/read-scene-text.js';
import { writeSceneText } from '../writing/write-scene-text.js';
import { anyChartSpecs, CHART_TYPE_NAMES, CHART_TYPES, type ChartSpec } from '../../test/chart-specs.js';
import { countingIds, engine } from '../../test/engine.js';

/** Specs of the property test. */
const COUNT = 120;

const blank = engine.blank({ uuid: countingIds(1)(), pageUuid: countingIds(2)(), language: 'de' });

function textOf(spec: ChartSpec, language: Language): string {
  const chart = engine.kinds.create('chart', { uuid: countingIds(3)(), moniker: 'Schaubild', spec });
  const [page] = blank.pages;
  const document = { ...blank, pages: page ? [{ ...page, objects: [chart] }] : [] };
  return writeSceneText(document, engine, language);
}

function specIn(text: string): unknown {
  const read = readSceneText(text, { engine, newId: countingIds(50) });
  if (!read.ok) throw new Error(`${JSON.stringify(read.error)}\n${text}`);
  const [chart] = read.value.document.pages[0]?.objects ?? [];
  return chart?.type === 'chart' ? chart.spec : undefined;
}

const problemsIn = (text: string) => {
  const read = readSceneText(text, { engine, newId: countingIds(50) });
  return read.ok ? [] : read.error;
};

const BARS = `Diagramm Balken "Niederschlag" bei 20, 30 Breite 150 Höhe 100
  Titel "Niederschlag in Ulm"
  Rubriken "Mai", "Juni", "Juli"
  Reihe "2024" Werte 80, 95, leer
  Reihe "2025" Werte 75, 100, 110
  gestapelt
  Name der Werteachse "mm"`;

describe('charts in a scene text', () => {
  it.each(LANGUAGES)('are said in words of %s, whatever they hold', (language) => {
    fc.assert(
      fc.property(anyChartSpecs, (spec) => {
        const text = textOf(spec, language);
        expect(text).not.toMatch(/^ {2}(?:Angaben|Data)$/mu);
        expect(specIn(text)).toEqual(spec);
      }),
      { numRuns: COUNT },
    );
  });

  it('are written as an author writes them', () => {
    expect(specIn(BARS)).toMatchObject({
      type: 'bar',
      title: 'Niederschlag in Ulm',
      language: 'de',
      names: ['Mai', 'Juni', 'Juli'],
      series: [
        { name: '2024', values: [80, 95, null] },
        { name: '2025', values: [75, 100, 110] },
      ],
      isStacked: true,
      isHorizontal: false,
    });
    const read = readSceneText(BARS, { engine, newId: countingIds(50) });
    expect(read.ok && writeSceneText(read.value.document, engine, 'de')).toBe(`Szenentext 1\n${BARS}\n`);
  });

  it.each([
    [
      'function',
      'de',
      `
  Titel "Eine Parabel und eine Gerade"
  Graph "y = x^2 - 3"
  Graph "y = x - 1"
  x-Achse von -4 bis 4 Schritt 1
  y-Achse von -4 bis 5 Schritt 1`,
    ],
    [
      'number-line',
      'en',
      `
  title "Number line"
  from -5
  to 5
  step 1
  point "A" at -3.5
  point "B" at 2
  interval "solution" from -2 to 4 open end`,
    ],
    [
      'venn',
      'de',
      `
  Titel "Teiler von 12 und 18"
  Mengen "12", "18"
  Bereich "4 12" in Menge 1
  Bereich "1 2 3 6" in Menge 1, 2
  Bereich "9 18" in Menge 2`,
    ],
  ] as const)('%s in %s reads well', (type, language, lines) => {
    expect(textOf(CHART_TYPES[type].sample(language), language)).toContain(lines);
  });

  it('are read as they were said before their fields had words', () => {
    const spec = CHART_TYPES.bar.sample('de');
    const fields = Object.entries(spec).map(([name, value]) => `    ${name}: ${JSON.stringify(value)}`);
    const old = `Diagramm bei 20, 40 Breite 170 Höhe 200\n  Angaben\n${fields.join('\n')}\n  Zellen\n    "Äpfel": 6`;
    expect(specIn(old)).toEqual(spec);
  });

  it.each([
    ['Diagramm Balekn "N"', 'WORD_UNKNOWN', 1, 10, 'Balken'],
    [BARS.replace('Reihe', 'Riehe'), 'WORD_UNKNOWN', 4, 3, 'Reihe'],
    [BARS.replace('Werte', 'Wrete'), 'WORD_UNKNOWN', 4, 16, 'Werte'],
    [BARS.replace('80, 95', '80,95'), 'COMMA_AMBIGUOUS', 4, 24, '80, 95'],
    [BARS.replace('80,', 'achtzig,'), 'NUMBER_EXPECTED', 4, 22, undefined],
    [BARS.replace(/\n {2}Rubriken.*/u, ''), 'FIELD_MISSING', 1, 1, undefined],
    [`${BARS}\n  Titel "Noch einer"`, 'SAID_TWICE', 8, 3, undefined],
    [`${BARS}\n    "unter einem Namen"`, 'INDENT_UNEXPECTED', 8, 5, undefined],
    ['Diagramm Uhr\n  Zahlen Vierteel', 'VALUE_UNKNOWN', 2, 10, 'Viertel'],
    ['Diagramm Uhr\n  Stunden 25', 'VALUE_TOO_LARGE', 2, 3, undefined],
    ['Diagramm Zahlenstrahl\n  Punkt "A" bei 1\n  Punkt "B"', 'FIELD_MISSING', 3, 3, undefined],
  ] as const)('%j is wrong: %s at %i:%i', (text, code, line, column, suggestion) => {
    const [problem] = problemsIn(text);
    expect(problem).toMatchObject({
      code,
      line,
      column,
      ...(suggestion === undefined ? {} : { suggestion }),
    });
  });

  it('name a value that is not possible by its words', () => {
    const [problem] = problemsIn('Diagramm Zahlenstrahl\n  von 5\n  bis 3');
    expect(problem && problemSentence(problem, 'de')).toBe('Dieser Wert ist hier nicht möglich: bis.');
    expect(problem?.line).toBe(3);
  });

  it.each([
    ['Diagramm Bal|', ['Diagramm Balken'], ['Rubriken']],
    ['Diagramm Balken\n  |', ['Rubriken', 'Reihe', 'Titel'], ['Kreis']],
    ['Diagramm Balken\n  Rub|', ['Rubriken'], ['Reihe']],
    ['Diagramm Balken\n  Reihe "A" |', ['Werte'], ['Titel']],
    ['Diagramm Uhr\n  Zahlen |', ['Viertel', 'alle'], ['Stunden']],
    ['Chart clock\n  numbers |', ['quarters'], ['Viertel']],
    ['Chart bars\n  |', ['categories', 'series'], ['Rubriken']],
  ])('completes %j', (marked, some, none) => {
    const before = marked.split('|')[0] ?? '';
    const lines = before.split('\n');
    const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
    const all = completeAt(before, place, { engine }).map(({ text }) => text);
    for (const one of some) expect(all).toContain(one);
    for (const one of none) expect(all).not.toContain(one);
  });

  it('have a line for each type', () => {
    for (const type of CHART_TYPE_NAMES)
      expect(textOf(CHART_TYPES[type].sample('de'), 'de')).toMatch(/^Diagramm \p{L}+ "Schaubild"/mu);
  });
});
