import { describe, expect, it } from '@jest/globals';
import { smallTable } from '../testing/small-table.js';
import { readTable, writeTable } from './table-codec.js';

const { table } = smallTable(
  `include words.dic
numsign 3456
numericmodechars .,
letsign 6
noletsign x
begcomp 5
compbrl .a
comp6 a 4-1
attribute vowel a
replace z xx
nocross always ab 6
match !(%[a^]|[st]+). ab %1x?|y* 6
attribute 1 xy
capsletter 6
capsnocont
emphclass italic
emphclass underline
emphclass bold
emphletter bold 4-23
modeletter vowel 5
begmodeword vowel 5-5
begcapsphrase 6-6-6
endcapsphrase before 6-3
capsmodechars -
midendnumericmodechars =
undefined 26
swapcc signs .- xy
swapcd cells ab 1-2,3
grouping pair <> 126,345
endemphphrase italic after 6-3
lenemphphrase italic 2
noemphchars italic xy
lencapsphrase 3
nonumsign 5
nocontractsign 5
numericnocontchars ab
seqdelimiter -
seqafterpattern 'b
contraction ab
empmatchbefore empmatchafter match - ab - =
noback correct $l["b"]!%vowel "x"
noback context !$U[]$U~ @ad
noback pass2 \`[@1-2]_2$d2-3 *@f
noback correct [%signs1-3]/$w %signs
noback correct {pair[]}pair#1<=3 ;pair#1+#2-#3=4?
repword , 6
rependword - 5,6
syllable yz 45
after letter before vowel always zz 46
noback context "xy"$l @46
`,
  { 'words.dic': 'UTF-8\na1b\n.ax2y1z\nabc3\n' },
);

describe('the bytes of a table', () => {
  it('read as the table that was written', () => {
    expect(readTable(writeTable(table))).toEqual(table);
  });

  it('are refused when they are not a table of this version', () => {
    const bytes = writeTable(table);
    bytes[3] = 99;
    expect(() => readTable(bytes)).toThrow('not a compiled braille table of this version');
  });

  it('are refused when they end too early', () => {
    expect(() => readTable(writeTable(table).slice(0, -5))).toThrow('the table ends too early');
  });
});
