import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createTableEngine } from './table-engine.js';
import { CORPORA } from './testing/corpora.js';
import { emphasisLineOf } from './testing/emphasis-line.js';
import { expectedLineOf } from './testing/expected-line.js';

const CORPUS = 'packages/braille/corpus';
/** Of the lines that are not our own every seventh is compared; `npm run corpus` compares all. */
const STEP = 7;

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

const engine = createTableEngine({ hasVariants: false });

describe('the engine against what liblouis wrote', () => {
  it.each(['german', 'english'])('has at least 20,000 lines of %s', (language) => {
    expect(read(language).length).toBeGreaterThanOrEqual(20_000);
  });

  it.each(CORPORA)(
    'writes $file cell by cell and place by place',
    async ({ lines: language, file, ...writing }) => {
      await engine.prepare(writing);
      const lines = read(language);
      const expected = read(`${language}.${file}`);
      const sample = sampleOf(language, lines);
      expect(expected).toHaveLength(lines.length);
      const written = sample.map((index) => [
        lines[index],
        expectedLineOf(engine.translateLine({ ...writing, text: lines[index] ?? '' })),
      ]);
      expect(written).toEqual(sample.map((index) => [lines[index], expected[index]]));
    },
  );

  it.each(CORPORA)('writes $file with emphasis', async ({ file, ...writing }) => {
    await engine.prepare(writing);
    const lines = read(`emphasis.${file}`).map((line) => line.split('\t'));
    const written = lines.map(([text = '', emphasis = '']) => [
      text,
      emphasis,
      ...expectedLineOf(
        engine.translateLine({ ...writing, ...emphasisLineOf(`${text}\t${emphasis}`) }),
      ).split('\t'),
    ]);
    expect(lines.length).toBeGreaterThan(1_500);
    expect(written).toEqual(lines);
  });

  it.each(CORPORA)('never goes back in the print text in $file', async ({ lines: language, ...writing }) => {
    await engine.prepare(writing);
    const lines = read(language);
    const falling = sampleOf(language, lines).filter((index) => {
      const result = engine.translateLine({ ...writing, text: lines[index] ?? '' });
      return result.ok && result.value.sourceIndex.some((place, cell, all) => place < (all[cell - 1] ?? 0));
    });
    expect(falling).toEqual([]);
  });
});
