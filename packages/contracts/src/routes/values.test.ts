import { describe, expect, it } from '@jest/globals';
import { ROUTES } from './index.js';
import { id, idInPath, visibleText } from './values.js';
import { LAST_ID } from '../storable.js';

describe('an id', () => {
  it('is one that a table can hold', () => {
    for (const value of [1, LAST_ID]) {
      expect(id.parse(value)).toBe(value);
      expect(idInPath.parse(String(value))).toBe(value);
    }
    for (const value of [0, -1, 1.5, LAST_ID + 1, 2 ** 53]) {
      expect(id.safeParse(value).success).toBe(false);
      expect(idInPath.safeParse(String(value)).success).toBe(false);
    }
  });
});

describe('a text of which something must be seen', () => {
  it('loses the blanks at its ends', () => {
    expect(visibleText(10).parse('  Plan \t')).toBe('Plan');
  });

  it.each(['', ' \n', '\u3164', '\u2800 \u200b'])('is required: %j', (blank) => {
    expect(visibleText(10).safeParse(blank).error?.issues[0]?.message).toBe('required');
    expect(ROUTES.renameTag.request.body.safeParse({ name: blank }).success).toBe(false);
  });
});
