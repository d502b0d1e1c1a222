import { describe, expect, it } from '@jest/globals';
import { read, smallBackTable } from '../../testing/small-table.js';

// As liblouis 3.24 reads these cells with these rules.
describe('a sign that is read', () => {
  it.each([
    ['numsign 3456', '3456-1-12-3-1', '12.a from 0 2 3 4'],
    ['numsign 3456', '3456-1-0-1', '1 a from 0 2 3'],
    ['numsign 3456', '1-3456-12', 'a2 from 0 1'],
    ['capsletter 6', '6-1-12', 'Ab from 0 2'],
    ['capsletter 6\nbegcapsword 6-6', '6-6-1-12-0-1', 'AB a from 0 3 4 5'],
    ['capsletter 6\nbegcapsword 6-6\nendcapsword 6-3', '6-6-1-12-6-3-1', 'ABa from 0 3 4'],
    ['capsletter 6\nbegcapsword 6-6', '6-6-1-36-12', 'A-b from 0 3 4'],
    ['capsletter 6\nbegcapsword 6-6\ncapsmodechars -', '6-6-1-36-12', 'A-B from 0 3 4'],
    ['begcaps 45\nendcaps 46', '45-1-0-12-46-1', 'A Ba from 0 2 3 4'],
    ['letsign 56\nword ab 1', '0-1-0-56-1', ' ab a from 0 1 1 2 3'],
    ['letsign 56\nword ab 1', '56-1-0-1', 'a ab from 0 2 3 3'],
    ['letsign 56', '1-56-12', 'ab from 0 1 without 1'],
    ['nocontractsign 56\nword ab 1', '1-56-1', 'aa from 0 1'],
    ['nonumsign 56\nnumsign 3456', '3456-1-56-1', '1a from 0 2'],
    ['letsign 56\ncapsletter 6\nmultind 56-6 letsign capsletter\nword ab 1', '56-6-1', 'A from 0'],
    ['letsign 56\ncapsletter 6\nword ab 1', '56-6-1', 'Ab from 0 0 without 0'],
    ['begcomp 456\nendcomp 6', '456-1-6', 'a from 0'],
    ['emphclass italic\nbegemph italic 456\nendemph italic 46', '456-1-46', 'a from 0'],
    ['emphclass italic\nemphletter italic 456', '456-1', 'a from 0 without 0'],
    ['multind 56-3456 letsign numsign\nletsign 56\nnumsign 3456', '56-3456-1', '1 from 0'],
  ])('%j: %s', (rules, dots, expected) => {
    expect(read(smallBackTable(rules), dots)).toBe(expected);
  });
});
