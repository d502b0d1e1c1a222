import { describe, expect, it } from '@jest/globals';
import { safeRedirect } from './redirect.js';

describe('redirect after login', () => {
  it('leads back to the page that asked', () => {
    expect(safeRedirect('/catalogue/3/variant/4?view=history')).toBe('/catalogue/3/variant/4?view=history');
  });

  it.each([
    null,
    '',
    'catalogue',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ])('leads to the catalogue for %p', (target) => {
    expect(safeRedirect(target)).toBe('/catalogue');
  });
});
