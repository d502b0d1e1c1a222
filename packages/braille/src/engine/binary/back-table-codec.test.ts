import { describe, expect, it } from '@jest/globals';
import { smallBackTable } from '../testing/small-table.js';
import { readBackTable, writeBackTable } from './back-table-codec.js';

const { table } = smallBackTable(
  `numsign 3456
letsign 56
capsletter 6
multind 56-6 letsign capsletter
emphclass bold
emphletter bold 4-23
after letter before space endword ab 45
nofor context @26[$l.]@3 "x"
nofor pass2 _1!@4 ?#1=1
nofor correct "ab" "x"
`,
);

describe('the bytes of a table that reads', () => {
  it('read as the table that was written', () => {
    expect(readBackTable(writeBackTable(table))).toEqual(table);
  });

  it('are refused when they are not a table of this version', () => {
    const bytes = writeBackTable(table);
    bytes[3] = 99;
    expect(() => readBackTable(bytes)).toThrow('not a compiled table for reading of this version');
  });

  it('are refused when they end too early', () => {
    expect(() => readBackTable(writeBackTable(table).slice(0, -1))).toThrow('the table ends too early');
  });
});
