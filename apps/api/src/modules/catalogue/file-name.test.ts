import { describe, expect, it } from '@jest/globals';
import { ROUTES } from '@tastwerk/contracts';
import { fileNameOf } from './file-name.js';

describe('the name of a version’s files', () => {
  it.each([
    ['Übersicht: Straßen & Plätze', 'uebersicht-strassen-plaetze-7'],
    ['Café à la carte', 'cafe-a-la-carte-7'],
    ['  ', 'graphic-7'],
    ['地図', 'graphic-7'],
    ['../../etc/passwd', 'etc-passwd-7'],
    ['x'.repeat(300), `${'x'.repeat(60)}-7`],
    [`${'x'.repeat(59)} y`, `${'x'.repeat(59)}-7`],
  ])('%s', (title, expected) => {
    const name = fileNameOf(title, 7);
    expect(name).toBe(expected);
    expect(
      ROUTES.download.request.params.safeParse({ variantId: 1, format: 'pdf', fileName: name }).success,
    ).toBe(true);
  });
});
