import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createTableEngine } from './table-engine.js';
import { expectedLineOf } from './testing/expected-line.js';

const CORPUS = 'packages/braille/corpus';
/** Of the lines that are not our own every seventh is compared; `npm run corpus` compares all. */
const STEP = 7;

const SYSTEMS = [
  ['DE:BASIS', 'german', 'de-basis'],
  ['DE:VOLL', 'german', 'de-voll'],
  ['DE:KURZ', 'german', 'de-kurz'],
  ['EN:UEB1', 'english', 'en-ueb1'],
  ['EN:UEB2', 'english', 'en-ueb2'],
] as const;

function read(name: string): readonly string[] {
  return readFileSync(join(process.cwd(), CORPUS, `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
}

/** The indices of the lines to compare, our own first. */
function sampleOf(language: string, lines: readonly string[]): readonly number[] {
  const own = read(`${language}-own`).length;
  return lines.flatMap((_, index) => (index < own || index % STEP === 0 ? [index] : []));
}

const engine = createTableEngine();

describe('the engine against what liblouis wrote', () => {
  it.each(['german', 'english'])('has at least 20,000 lines of %s', (language) => {
    expect(read(language).length).toBeGreaterThanOrEqual(20_000);
  });

  it.each(SYSTEMS)('writes %s cell by cell and place by place', async (system, language, file) => {
    await engine.prepare(system);
    const lines = read(language);
    const expected = read(`${language}.${file}`);
    const sample = sampleOf(language, lines);
    expect(expected).toHaveLength(lines.length);
    const written = sample.map((index) => [
      lines[index],
      expectedLineOf(engine.translateLine(lines[index] ?? '', system)),
    ]);
    expect(written).toEqual(sample.map((index) => [lines[index], expected[index]]));
  });

  it.each(SYSTEMS.map(([system, language]) => ({ system, language })))(
    'never goes back in the print text in $system',
    async ({ system, language }) => {
      await engine.prepare(system);
      const lines = read(language);
      const falling = sampleOf(language, lines).filter((index) => {
        const result = engine.translateLine(lines[index] ?? '', system);
        return result.ok && result.value.sourceIndex.some((place, cell, all) => place < (all[cell - 1] ?? 0));
      });
      expect(falling).toEqual([]);
    },
  );
});
