import { describe, expect, it } from '@jest/globals';
import { cursorText, readCursor } from './keyset-cursor.js';

describe('a cursor', () => {
  it.each(['2026-02-28 10:11:12.123456+00', '2024-02-29 10:11:12+05:30', '-infinity'])(
    'is read as it was written: %s',
    (value) => {
      expect(readCursor(cursorText({ value, id: 7 }), 'timestamptz')).toEqual({ value, id: 7 });
    },
  );

  it.each([
    '',
    'x',
    '2026-02-30 10:11:12+00',
    '2026-01-01',
    '0000-01-01 00:00:00+00',
    '2026-01-01 00:00:00+99',
  ])('is none where the database would not read its moment: %j', (value) => {
    expect(readCursor(cursorText({ value, id: 7 }), 'timestamptz')).toBeUndefined();
    expect(readCursor(cursorText({ value, id: 7 }), 'text')).toEqual({ value, id: 7 });
  });

  it('is none with a text or an id that no table holds, nor where it is no word of ours', () => {
    expect(readCursor(cursorText({ value: 'a\u0000', id: 7 }), 'text')).toBeUndefined();
    expect(readCursor(cursorText({ value: 'a', id: 2_147_483_648 }), 'text')).toBeUndefined();
    expect(readCursor('nonsense', 'text')).toBeUndefined();
  });
});
