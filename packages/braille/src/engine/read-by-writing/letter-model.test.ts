import { describe, expect, it } from '@jest/globals';
import { ByteWriter } from '../binary/byte-writer.js';
import { LetterModel } from './letter-model.js';

/** Order 2: the end and a alone, a behind the begin and behind a. */
function smallModel(): LetterModel {
  const writer = new ByteWriter();
  for (const number of [2, 2, 0, 0, 1, 1, 1, 1, 10, 5, 2, 3, 0, 4]) writer.writeNumber(number);
  return new LetterModel(writer.finish());
}

describe('the letter model', () => {
  const model = smallModel();

  it('knows sequences, and goes back to shorter ones', () => {
    expect(model.costOf(0, 1)).toBeCloseTo(0.6);
    expect(model.costOf(1, 1)).toBeCloseTo(0.9);
    expect(model.costOf(1, 0)).toBeCloseTo(4.2);
    expect(model.costOf(1, 2)).toBeCloseTo(9.2);
  });

  it('keeps as many symbols as its sequences have before the last', () => {
    expect(model.contextOf(7, 3)).toBe(3);
  });
});
