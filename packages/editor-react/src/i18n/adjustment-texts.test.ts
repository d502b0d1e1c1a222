import { describe, expect, it } from '@jest/globals';
import { ADJUSTMENT_CODES } from '@tastwerk/editor-core';
import { editorI18n } from '../../test/editor-i18n.js';

describe.each(['de', 'en'] as const)(
  'sentences of what opening an old document changed in %s',
  (language) => {
    const i18n = editorI18n(language);

    it.each(ADJUSTMENT_CODES)('say what %s was, with every figure in its place', (code) => {
      const words = { kind: 'key', part: 'image', from: '#f00', to: 'red', shapes: 3 };
      const sentence = i18n.t(code, { ns: 'errors', ...words });
      expect(sentence).not.toBe(code);
      expect(sentence).not.toMatch(/\{\{|undefined/u);
    });
  },
);
