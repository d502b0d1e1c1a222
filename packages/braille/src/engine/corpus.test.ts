import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createTableEngine } from './table-engine.js';
import { expectedLineOf } from './testing/expected-line.js';

const CORPUS = 'packages/braille/corpus';
/** Own lines are all compared, of the others every seventh; `npm run corpus` compares all. */
const OWN_LINES = 816;
const STEP = 7;

function read(name: string): readonly string[] {
  return readFileSync(join(process.cwd(), CORPUS, `${name}.txt`), 'utf8')
    .trimEnd()
    .split('\n');
}

const lines = read('german');
const sample = lines.flatMap((_, index) => (index < OWN_LINES || index % STEP === 0 ? [index] : []));
const engine = createTableEngine();

describe('the engine against what liblouis wrote', () => {
  it('has a corpus of at least 20,000 lines', () => {
    expect(lines.length).toBeGreaterThanOrEqual(20_000);
  });

  it.each([
    ['DE:BASIS', 'de-basis'],
    ['DE:VOLL', 'de-voll'],
    ['DE:KURZ', 'de-kurz'],
  ] as const)('writes %s cell by cell and place by place', async (system, file) => {
    await engine.prepare(system);
    const expected = read(`german.${file}`);
    expect(expected).toHaveLength(lines.length);
    const written = sample.map((index) => [
      lines[index],
      expectedLineOf(engine.translateLine(lines[index] ?? '', system)),
    ]);
    expect(written).toEqual(sample.map((index) => [lines[index], expected[index]]));
  });

  it.each(['DE:BASIS', 'DE:VOLL', 'DE:KURZ'] as const)(
    'never goes back in the print text in %s',
    async (system) => {
      await engine.prepare(system);
      const falling = sample.filter((index) => {
        const result = engine.translateLine(lines[index] ?? '', system);
        return result.ok && result.value.sourceIndex.some((place, cell, all) => place < (all[cell - 1] ?? 0));
      });
      expect(falling).toEqual([]);
    },
  );
});
