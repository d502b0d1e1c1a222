import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@tastwerk/editor-core/proofing';
import { editorI18n } from '../../../test/editor-i18n.js';
import { newUuid } from '../../base/new-uuid.js';
import { afterFixWords } from './use-after-fix.js';

const { t } = editorI18n('de');

const gap = (measured: number, ...objects: readonly string[]): Finding => ({
  ruleId: 'gap-elements',
  severity: 'error',
  objects,
  pageIndex: 0,
  place: null,
  measured,
  wanted: 3,
  source: 'tastwerk',
});

describe('what a fix has led to', () => {
  const [one, other, third] = [newUuid(), newUuid(), newUuid()];

  it('is nothing new where a finding stays with another figure', () => {
    expect(afterFixWords([gap(2, one, other)], [gap(1, one, other)], t)).toBe('Keine neuen Befunde.');
  });

  it('is read with its sentence', () => {
    expect(afterFixWords([gap(2, one, other)], [gap(1, one, third)], t)).toMatch(
      /^Ein neuer Befund: Zwischen diesen Elementen liegen 1 mm\./u,
    );
  });

  it('is read up to three different sentences, and counted', () => {
    const found = [0.1, 0.2, 0.3, 0.4, 0.4].map((measured) => gap(measured, newUuid(), newUuid()));
    const words = afterFixWords([], found, t);
    expect(words).toMatch(/^5 neue Befunde: /u);
    expect(words.match(/liegen/gu)).toHaveLength(3);
  });
});
