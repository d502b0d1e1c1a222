import { describe, expect, it } from '@jest/globals';
import { smallTable, written } from '../testing/small-table.js';

describe('the number sign', () => {
  const table = smallTable('numsign 3456\nnumericmodechars .,\nmidnum = 6');

  it.each([
    ['12', '3456-1-12 from 0 0 1'],
    ['a1', '1-3456-1 from 0 1 1'],
    ['1a2', '3456-1-1-3456-12 from 0 0 1 2 2'],
    ['1.2', '3456-1-3-12 from 0 0 1 2'],
    ['1..2', '3456-1-3-3-12 from 0 0 1 2 3'],
    ['a.1', '1-3456-3-1 from 0 1 1 2'],
    ['. 1', '3-0-3456-1 from 0 1 2 2'],
    ['1=2', '3456-1-6-3456-12 from 0 0 1 2 2'],
    ['1 2', '3456-1-0-3456-12 from 0 0 1 2 2'],
  ])('%s', (text, cells) => {
    expect(written(table, text)).toBe(cells);
  });

  it('stands before a rule that begins with a digit', () => {
    expect(written(smallTable('numsign 3456\nalways 1a 6'), 'x1ab')).toBe('1346-3456-6-12 from 0 1 1 3');
  });
});

describe('a rule over one character', () => {
  it('asks for the character as it stands, small or capital', () => {
    const table = smallTable('always b 4\nalways C 5');
    expect(written(table, 'bBcC')).toBe('4-12-14-5 from 0 1 2 3');
  });
});

describe('context rules and the signs of a letter', () => {
  const table = smallTable(
    [
      'letsign 5\ncapsletter 6\nbegcapsword 6-6\nendcapsword 3\nbegcomp 4\ncompbrl z+',
      'noback context !$U[]$U!$l @ad\nnoback context !$U[]$U~ @ad',
      'noback context `[]$U!$l @ad\nnoback context `[]$U~ @ad',
    ].join('\n'),
  );

  it.each([
    ['begin of the text: twice', 'A', '5-6-ad-5-6-1 from 0 0 0 0 0 0'],
    ['later: behind the rule', '-A', '36-ad-5-6-1 from 0 1 1 1 1'],
    ['end of capitals before a copied letter', 'ABcA', '6-6-1-12-3-14-ad-6-1 from 0 0 0 1 1 2 3 3 3'],
    ['computer braille takes back what it wrote', ' A+z+', '4-1-235-1356-235 from 1 1 2 3 4'],
    [
      'computer braille, where liblouis hangs',
      'xy A+z+',
      '1346-13456-0-4-1-235-1356-235 from 0 1 2 3 3 4 5 6',
    ],
  ])('%s', (_, text, cells) => {
    expect(written(table, text)).toBe(cells);
  });
});

describe('words with a suffix', () => {
  it.each([
    ['3.24', '235-1-12-235 from 0 1 2 3'],
    ['3.39', '235-6-235 from 0 1 3'],
  ] as const)('may end at a delimiter of letter sequences in release 3.39 only: %s', (release, cells) => {
    const table = smallTable('seqdelimiter +=\nsufword ab 6', {}, release);
    expect(written(table, '+ab+')).toBe(cells);
  });
});

describe('words without contractions', () => {
  const table = smallTable('nocont b.\nalways ab 6\nalways bc 45');

  it.each([
    ['abc b.', '6-14-0-12-3 from 0 2 3 4 5'],
    ['cb.bc ab', '14-12-3-12-14-0-6 from 0 1 2 3 4 5 6'],
  ])('are written character by character: %s', (text, cells) => {
    expect(written(table, text)).toBe(cells);
  });

  // As both releases of liblouis write these lines.
  it.each([
    [
      'always a\\sa 123\nalways bc 456\nnocont .x',
      'a a.xbc bc',
      '1-0-1-3-1346-12-14-0-456 from 0 1 2 3 4 5 6 7 8',
    ],
    [
      'repeated y\\sy 45\nalways bc 456\nnocont .x',
      'y y.xbc',
      '13456-0-13456-3-1346-12-14 from 0 1 2 3 4 5 6',
    ],
    ['joinword a 123\nalways bc 456\nnocont .x', 'a b.xbc', '1-0-12-3-1346-12-14 from 0 1 2 3 4 5 6'],
  ])('also behind a rule that has read the space before them: %j', (rules, text, cells) => {
    expect(written(smallTable(rules), text)).toBe(cells);
  });

  it('end where liblouis would go back to the begin of the word for ever', () => {
    const endless = smallTable('space b 12\nnocont ab.');
    expect(written(endless, 'aab.')).toBe('1-1-12-3 from 0 1 2 3');
  });
});

describe('the letter sign', () => {
  const table = smallTable(
    'letsign 5\nnoletsign x\nnoletsignafter .\nnoletsignbefore ,\nalways bc 6\nword st 6-6\nword z 56-56',
  );

  it.each([
    ['a', '5-1 from 0 0'],
    ['a b', '5-1-0-5-12 from 0 0 1 2 2'],
    ['ab', '1-12 from 0 1'],
    ['+a', '235-5-1 from 0 1 1'],
    ['1a', '1-5-1 from 0 1 1'],
    ['1bc', '1-5-6 from 0 1 1'],
    ['x', '1346 from 0'],
    ['1x', '1-1346 from 0 1'],
    ['a.', '1-3 from 0 1'],
    [',a', '2-1 from 0 1'],
    ['z', '56-56 from 0 0'],
    ['st', '6-6 from 0 0'],
  ])('%s', (text, cells) => {
    expect(written(table, text)).toBe(cells);
  });
});

describe('computer braille', () => {
  const table = smallTable(
    'begcomp 5\nendcomp 56\nalways \\s- 6-6\nalways xyz. 4\ncompbrl .a\ncomp6 a 6-1\nnumsign 3456',
  );

  it.each([
    ['x.a b', '5-1346-3-6-1-56-0-12 from 0 0 1 2 2 2 3 4'],
    ['x.b', '1346-3-12 from 0 1 2'],
    ['1.a', '5-16-3-6-1-56 from 0 0 1 2 2 2'],
    ['b  -.a', '12-0-5-36-3-6-1-56 from 0 1 3 3 4 5 5 5'],
    ['xyz.a', '4-1 from 0 4'],
  ])('%s', (text, cells) => {
    expect(written(table, text)).toBe(cells);
  });

  it('ends where liblouis would begin the word before a dash again for ever', () => {
    expect(written(table, 'b -.a c')).toBe('12-0-5-36-3-6-1-56-0-14 from 0 1 2 2 3 4 4 4 5 6');
  });

  it('writes an earlier word too when a rule read the space between, as liblouis does', () => {
    const spaced = smallTable('begcomp 5\nalways x\\sb 6-6\ncompbrl .a');
    expect(written(spaced, 'x b.a')).toBe('5-1346-0-5-12-3-1 from 0 0 1 2 2 3 4');
  });
});

describe('syllables', () => {
  const patterns = { 'words.dic': 'UTF-8\na1b\nx2y\n.ax1y\nst1t.\n' };
  const table = smallTable(
    'include words.dic\nnocross always ab 6\nnocross always xy 6\nnocross always tt 6\nalways xab 3',
    patterns,
  );

  it.each([
    ['ab', '1-12 from 0 1'],
    ['xab', '3 from 0'],
    ['xy', '6 from 0'],
    ['axy', '1-1346-13456 from 0 1 2'],
    ['baxy', '12-1-6 from 0 1 2'],
    ['-axy', '36-1-1346-13456 from 0 1 2 3'],
    ['stt', '234-2345-2345 from 0 1 2'],
    ['sttx', '234-6-1346 from 0 1 3'],
    ['stt.', '234-2345-2345-3 from 0 1 2 3'],
  ])('keep a rule from crossing their boundary: %s', (text, cells) => {
    expect(written(table, text)).toBe(cells);
  });
});

describe('other rules of the main pass', () => {
  it('joins a sign with the number behind the space', () => {
    expect(written(smallTable('joinnum = 6'), 'a = 1')).toBe('1-0-6-1 from 0 1 2 4');
  });

  it('keeps the space where a word in capitals reaches to the sign', () => {
    const table = smallTable('capsletter 6\nbegcapsword 6-6\nendcapsword 6-3\ncapsnocont\njoinnum = 6');
    expect(written(table, 'ab.= 1')).toBe('1-12-3-6-1 from 0 1 2 3 5');
    expect(written(table, 'AB = 1')).toBe('6-6-1-12-0-6-1 from 0 0 0 1 2 3 5');
    expect(written(table, 'AB.= 1')).toBe('6-6-1-12-3-2356-0-1 from 0 0 0 1 2 3 4 5');
  });

  it('replaces characters by characters behind them, and at the end by nothing, as liblouis does', () => {
    const table = smallTable('replace c ax\nalways ax 3');
    expect(written(table, 'cb')).toBe('1-1346-12 from 1 1 1');
    expect(written(table, 'bc')).toBe('12 from 0');
  });

  it('says where a character stands that nothing writes', () => {
    expect(written(smallTable(''), 'ab☃')).toBe('nothing writes 2');
    expect(written(smallTable(''), '😀')).toBe('nothing writes 0');
  });
});

describe('a table with letters that stand for a word', () => {
  const table = smallTable(`
capsletter 6
begcapsword 6-6
endcapsword 6-3
nocontractsign 56
punctuation ' 3
seqdelimiter -
seqbeforechars +
seqafterchars .'
seqafterpattern 's
contraction ab
contraction cb
always bs 45
word xyz 5
`);

  it.each([
    ['alone', 'ab', '56-1-12 from 0 0 1'],
    ['beside a delimiter', 'c-ab', '14-36-56-1-12 from 0 1 2 2 3'],
    ['between characters that do not count', '+ab.', '235-56-1-12-3 from 0 1 1 2 3'],
    ['before an ending', "ab's", '56-1-12-3-234 from 0 0 1 2 3'],
    ['before an ending behind a sign', "ab.'s", '56-1-12-3-3-234 from 0 0 1 2 3 4'],
    ['not before two endings', "ab's's", '1-12-3-234-3-234 from 0 1 2 3 4 5'],
    ['not in a word', 'abc', '1-12-14 from 0 1 2'],
    ['in capitals', 'AB', '56-6-6-1-12 from 0 0 0 0 1'],
    ['with a capital in front', 'Ab', '56-6-1-12 from 0 0 0 1'],
    ['not with a capital inside', 'aB', '1-6-12 from 0 1 1'],
  ])('marks them %s', (_, text, cells) => {
    expect(written(table, text)).toBe(cells);
  });

  it.each([
    ['xyz', '5 from 0'],
    ['xyz.', '5-3 from 0 3'],
    ['.xyz', '3-1346-13456-1356 from 0 1 2 3'],
  ])('takes a word as standing alone by the same characters: %s', (text, cells) => {
    expect(written(table, text)).toBe(cells);
  });
});

describe('rules and capitals', () => {
  const table = smallTable(`
capsletter 6
begcapsword 6-6
endcapsword 6-3
empmatchbefore always bc 4
empmatchafter always cb 5
endword cbb 45
always bzb =
`);

  it.each([
    ['a sign right before', 'aBC', '1-6-6-12-14 from 0 1 1 1 2'],
    ['no sign right before', 'abC', '1-12-6-14 from 0 1 2 2'],
    ['a rule with no sign beside it', 'abc', '1-4 from 0 1'],
    ['a sign right behind', 'cbA', '14-12-6-1 from 0 1 2 2'],
    ['a sign in front of a rule that minds the end', 'Cb', '6-5 from 0 0'],
    ['the end of capitals inside the end of a word', 'ACbb', '6-6-1-45-6-3 from 0 0 0 1 3 3'],
    ['capitals that go on inside the end of a word', 'aCBb', '1-6-6-14-12-6-3-12 from 0 1 1 1 2 2 2 3'],
  ])('mind %s', (_, text, cells) => {
    expect(written(table, text)).toBe(cells);
  });

  it('write each character from its own place where a rule says they stay', () => {
    expect(written(table, 'bzb')).toBe('12-1356-12 from 0 1 2');
  });
});
