import { describe, expect, it } from '@jest/globals';
import type { Issue } from '@tastwerk/editor-core';
import { unwrittenCount, unwrittenHeader } from './unwritten-texts.js';

const issueAt = (index: number): Issue => ({
  code: 'BRAILLE_UNTRANSLATABLE',
  path: ['pages', 0, 'objects', index, 'text'],
  params: { uuid: '00000000-0000-4000-8000-000000000001', character: '漢', index: 0 },
});

describe('the header of texts without braille', () => {
  it('says place and character of each in ASCII', () => {
    const header = unwrittenHeader([issueAt(0), issueAt(1)]);
    expect(header).toMatch(/^[\x21-\x7e]+$/u);
    expect(JSON.parse(decodeURIComponent(header))).toEqual({ count: 2, issues: [issueAt(0), issueAt(1)] });
    expect(unwrittenCount(header)).toBe(2);
  });

  it('keeps within its size and still says how many there are', () => {
    const header = unwrittenHeader(Array.from({ length: 5000 }, (_, index) => issueAt(index)));
    expect(header.length).toBeLessThanOrEqual(4000);
    expect(JSON.parse(decodeURIComponent(header)).issues.length).toBeGreaterThan(5);
    expect(unwrittenCount(header)).toBe(5000);
  });

  it.each([null, '', '%', 'null', '7', encodeURIComponent('{"count":"many"}')])(
    'says nothing where it is %j',
    (header) => expect(unwrittenCount(header)).toBe(0),
  );
});
