import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { readRequestPart } from './request-part.js';
import { postedDocument } from './routes/documents.js';

describe('a part of a request', () => {
  const loose = z.strictObject({ name: z.string(), more: z.record(z.string(), z.unknown()).default({}) });

  it.each([
    [{ name: 'a\u0000' }, ['name']],
    [{ name: 'half \ud83d' }, ['name']],
    [{ name: 'a', more: { list: ['b', { deep: '\udc00' }] } }, ['more', 'list', 1, 'deep']],
    [{ name: 'a', more: { 'key\u0000': 1 } }, ['more', 'key\u0000']],
  ])('is refused with a text that no database keeps, whatever its schema: %j', (value, path) => {
    expect(loose.safeParse(value).success).toBe(true);
    expect(readRequestPart(loose, value)).toMatchObject({
      ok: false,
      error: [{ path, message: 'not_storable' }],
    });
  });

  it('keeps whole pairs of surrogates, and is read by its schema', () => {
    expect(readRequestPart(loose, { name: '🙂' })).toEqual({ ok: true, value: { name: '🙂', more: {} } });
    expect(readRequestPart(loose, { name: 1 })).toMatchObject({ ok: false, error: [{ path: ['name'] }] });
  });

  it('leaves documents to the core, which cleans their texts', () => {
    const body = z.strictObject({ document: postedDocument, note: z.string() });
    const document = { title: 'a\u0000' };
    expect(readRequestPart(body, { document, note: '' })).toEqual({
      ok: true,
      value: { document, note: '' },
    });
    expect(readRequestPart(body, { document, note: '\u0000' })).toMatchObject({ ok: false });
  });
});
