import { describe, expect, it } from '@jest/globals';
import { ROUTES } from './index.js';

describe.each([
  ['a search', ROUTES.searchGraphics.request.query, 30, 50],
  ['the list of tags', ROUTES.listTags.request.query, 300, 300],
])('%s', (_, query, usual, most) => {
  it(`gives ${usual} when nobody says how many`, () => {
    expect(query.parse({})).toMatchObject({ limit: usual });
  });

  it(`gives ${most} and no more`, () => {
    expect(query.parse({ limit: String(most) })).toMatchObject({ limit: most });
    expect(query.safeParse({ limit: String(most + 1) }).success).toBe(false);
  });
});
