import { describe, expect, it } from '@jest/globals';
import { newUuid } from './new-uuid.js';

describe('newUuid', () => {
  it('writes version 4 ids that differ', () => {
    const ids = Array.from({ length: 50 }, newUuid);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(ids).size).toBe(50);
  });
});
