import { createEngine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { layOutChart } from '../../src/kind/chart-object.js';
import { charts } from '../../src/plugin.js';
import { chartSpecSchema } from '../../src/types/index.js';
import { type ProofedTable, proofTable, SIZES, SYSTEMS } from './proof-table.js';
import { randomTable } from './random-tables.js';

/** Share of sheets without an error or a warning. */
const LEAST_CLEAN = 0.98;

/** Most time in ms that the layout of a chart with 200 rows takes. */
const MOST_LAYOUT_MS = 50;

/** Sheets of one type: those without a finding, those whose findings an open note explains, and others. */
interface Tally {
  sheets: number;
  clean: number;
  noted: number;
  faulty: number;
  covered: number;
  open: number;
}

function addTo(tally: Tally, { whole, brokenUp, openNotes, coveredPrint, isReadBack }: ProofedTable): void {
  const isClean = whole.length + brokenUp.length === 0 && isReadBack;
  tally.sheets += 1;
  tally.open += Number(openNotes.length > 0);
  tally.covered += Number(coveredPrint.length > 0);
  if (isClean) tally.clean += 1;
  else if (openNotes.length > 0) tally.noted += 1;
  else tally.faulty += 1;
}

function report(print: (line: string) => void, seed: number, place: string, found: ProofedTable): void {
  const { whole, brokenUp, openNotes, coveredPrint, isReadBack } = found;
  if (whole.length + brokenUp.length + coveredPrint.length === 0 && isReadBack) return;
  const findings = [
    ...new Set(
      [...whole, ...brokenUp].map(
        ({ severity, ruleId, measured }) => `${severity} ${ruleId} ${measured ?? ''}`,
      ),
    ),
  ];
  print(
    `#${seed} ${place} [${openNotes.join(' ')}] ${findings.slice(0, 3).join('; ')} ${coveredPrint.slice(0, 3).join(' | ')}${isReadBack ? '' : ' NOT READ BACK'}`,
  );
}

/** The median time in ms of laying out charts of 200 rows. */
function measureLayouts(): ReadonlyMap<string, number> {
  const { kinds } = createEngine([...standardPlugins, charts]);
  const names = Array.from({ length: 200 }, (_, index) => String(1800 + index));
  const wave = (by: number) => names.map((_, index) => Math.round(1000 * Math.sin(index / by)) / 10);
  const base = { title: 'x', language: 'de', rowsName: 'x', valuesName: 'y' };
  const specs = [
    { ...base, type: 'bar', names, series: [{ name: 'a', values: wave(9) }] },
    {
      ...base,
      type: 'line',
      rowsAre: 'dates',
      names,
      series: [9, 12, 15, 30].map((by) => ({ name: `n${by}`, values: wave(by) })),
    },
    {
      ...base,
      type: 'scatter',
      hasRegression: true,
      series: [{ name: 'a', points: wave(7).map((y, x) => [x, y]) }],
    },
    { type: 'histogram', title: 'x', language: 'de', rowsName: 'x', values: wave(9) },
  ];
  const area = { x: 10, y: 30, width: 277, height: 170 };
  return new Map(
    specs.map((input) => {
      const spec = chartSpecSchema.parse(input);
      const times = Array.from({ length: 15 }, () => {
        const start = performance.now();
        layOutChart(kinds, spec, { uuid: '00000000-0000-4000-8000-000000000007', area, cells: {} });
        return performance.now() - start;
      }).toSorted((a, b) => a - b);
      return [spec.type, times[7] ?? 0];
    }),
  );
}

/** Proofs the `count` random tables from `first` on; whether all is as it must be. */
export async function run(count: number, first: number, print: (line: string) => void): Promise<boolean> {
  const tallies = new Map<string, Tally>();
  for (let seed = first; seed < first + count; seed += 1) {
    const { type, input } = randomTable(seed);
    const tally = tallies.get(type) ?? { sheets: 0, clean: 0, noted: 0, faulty: 0, covered: 0, open: 0 };
    tallies.set(type, tally);
    for (const size of SIZES) {
      for (const system of SYSTEMS) {
        const found = await proofTable(input, size, system);
        addTo(tally, found);
        report(print, seed, `${type} ${size} ${system}`, found);
      }
    }
  }
  print(
    ['type', 'sheets', 'clean', 'noted', 'faulty', 'covered', 'open'].map((head) => head.padEnd(10)).join(''),
  );
  for (const [type, { sheets, clean, noted, faulty, covered, open }] of tallies) {
    print(
      [type, sheets, clean, noted, faulty, covered, open].map((cell) => String(cell).padEnd(10)).join(''),
    );
  }
  const all = [...tallies.values()];
  const sum = (of: (tally: Tally) => number) => all.reduce((total, tally) => total + of(tally), 0);
  const share =
    sum(({ clean }) => clean) /
    Math.max(
      1,
      sum(({ sheets }) => sheets),
    );
  print(
    `clean: ${(100 * share).toFixed(2)} %, findings without an open note: ${sum(({ faulty }) => faulty)}, print on relief: ${sum(({ covered }) => covered)}`,
  );
  const times = measureLayouts();
  print(`layout of 200 rows in ms: ${[...times].map(([type, ms]) => `${type} ${ms.toFixed(1)}`).join(', ')}`);
  return (
    share >= LEAST_CLEAN &&
    sum(({ faulty, covered }) => faulty + covered) === 0 &&
    [...times.values()].every((ms) => ms <= MOST_LAYOUT_MS)
  );
}
