import { beforeEach, describe, expect, it } from '@jest/globals';
import { createNewDocument } from '../../new-document.js';
import { idempotencyKeyOf } from './idempotency-key.js';

describe('the key of an attempt to publish', () => {
  beforeEach(() => sessionStorage.clear());

  it('stays the same for a state, also when the document was read anew after a reload', () => {
    const document = createNewDocument('de');
    const key = idempotencyKeyOf(document);
    expect(idempotencyKeyOf(document)).toBe(key);
    expect(idempotencyKeyOf({ ...document })).toBe(key);
    expect(idempotencyKeyOf({ ...document, lastSaved: '2026-11-21T09:00:00.000Z' })).toBe(key);
  });

  it('differs for another state and another document', () => {
    const document = createNewDocument('de');
    const key = idempotencyKeyOf(document);
    expect(idempotencyKeyOf({ ...document, graphicTitle: 'Herz' })).not.toBe(key);
    expect(idempotencyKeyOf(createNewDocument('de'))).not.toBe(key);
  });

  it('differs for another message and another place in the catalogue', () => {
    const document = { ...createNewDocument('de'), graphic_id: 3, variant_id: 7 };
    const key = idempotencyKeyOf(document, 'neu');
    expect(idempotencyKeyOf(document, 'neu')).toBe(key);
    expect(idempotencyKeyOf(document, 'anders')).not.toBe(key);
    expect(idempotencyKeyOf({ ...document, variant_id: null }, 'neu')).not.toBe(key);
  });

  it('survives a storage that holds something else', () => {
    const document = createNewDocument('de');
    sessionStorage.setItem(`tastwerk.publishing.${document.uuid}`, '{broken');
    expect(idempotencyKeyOf(document)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
