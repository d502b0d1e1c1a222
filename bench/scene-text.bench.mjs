/** One changed line in the text of 5,000 objects: what is waited for when a line is left, beside reading all lines. */
import { standardEngine as engine } from '@tastwerk/editor-core/standard';
import { readSceneText, writeSceneText } from '@tastwerk/plugin-scene-text';
import { writeSceneLines } from '../packages/plugin-scene-text/dist/writing/write-scene-text.js';
import { changesOfChangedLines } from '../packages/plugin-scene-text/dist/changes/quick-changes.js';
import { cpuOf } from './cpu-time.mjs';

const OBJECTS = 5000;
const RUNS = 9;
/** A changed line among what reading all of them costs in the same run. */
const MOST_SHARE = 0.2;

let last = 0;
const newId = () => `00000000-0000-4000-9000-${String((last += 1)).padStart(12, '0')}`;
const options = { engine, newId };

/** Lines of circles, rectangles and straight lines by a fixed rule. */
const line = (index) =>
  [
    `Kreis "K${index}" Radius ${3 + (index % 7)} bei ${(index * 7) % 180}, ${(index * 13) % 270} Textur Gitter`,
    `Rechteck "R${index}" Breite 10 Höhe 5 bei ${(index * 11) % 180}, ${(index * 3) % 270}`,
    `Linie von ${index % 180}, 20 nach ${(index * 17) % 180}, 40`,
  ][index % 3];

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

export function run() {
  const text = ['Szenentext 1', ...Array.from({ length: OBJECTS }, (_, index) => line(index))].join('\n');
  const read = readSceneText(text, options);
  if (!read.ok) throw new Error(JSON.stringify(read.error[0]));
  let { document } = read.value;
  const all = median(
    Array.from({ length: 3 }, () =>
      cpuOf(() => readSceneText(writeSceneText(document, engine, 'de'), { ...options, base: document })),
    ),
  );
  const one = median(
    Array.from({ length: RUNS }, (_, turn) =>
      cpuOf(() => {
        const written = { document, ...writeSceneLines(document, engine, 'de') };
        const changed = written.lines.join('\n').replace(/(?<="K2502" Radius )\d+/u, String(20 + turn));
        const change = changesOfChangedLines(written, changed, { ...options, language: 'de' });
        if (!change?.ok || change.value.command === null) throw new Error('the line was not taken over');
        ({ document } = change.value);
      }),
    ),
  );
  const share = one / all;
  return [
    {
      name: `Scene text, one of ${OBJECTS} lines changed (${one.toFixed(0)} ms CPU) to reading all (${all.toFixed(0)} ms)`,
      measured: share,
      limit: MOST_SHARE,
      ok: share <= MOST_SHARE,
    },
  ];
}
