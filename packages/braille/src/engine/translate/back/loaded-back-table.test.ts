import { describe, expect, it } from '@jest/globals';
import { read, smallBackTable } from '../../testing/small-table.js';

/** The cells between `a` and `b`, or alone, in which a rule for `ab` over dot 4 is read. */
function holdsIn(opcode: string, lines: readonly string[]): readonly string[] {
  const table = smallBackTable(`${opcode} ab 4\nsign y 4\nalways st 34\npostpunc xx 3`);
  return lines.filter((dots) => read(table, dots).includes('ab'));
}

const LINES = ['4', '4-1', '1-4', '1-4-1', '4-34', '4-3', '4-3-1', '3-4', '0-4-0', '1-4-36'];

describe('where a contraction is read', () => {
  it.each([
    ['word', ['4', '4-3', '3-4', '0-4-0']],
    ['begword', ['4-1', '4-34', '4-3-1']],
    ['midword', ['1-4-1']],
    ['endword', ['1-4', '1-4-36']],
  ])('%s', (opcode, lines) => {
    expect(holdsIn(opcode, LINES)).toEqual(lines);
  });
});

describe('characters outside of the basic plane', () => {
  it('are two units from the same cell', () => {
    expect(read(smallBackTable('sign \\y1d400 45'), '1-45')).toBe('a\u{1d400} from 0 1 1');
  });
});
