import { describe, expect, it } from '@jest/globals';
import type { Finding } from '@tastwerk/editor-core/proofing';
import { standardEngine } from '@tastwerk/editor-core/standard';
import { editorI18n } from '../../test/editor-i18n.js';

const { ids } = await standardEngine.rules();

describe.each(['de', 'en'] as const)('sentences of a proof in %s', (language) => {
  const i18n = editorI18n(language);
  const words = {
    character: '☃',
    text: 'Schnee ☃',
    abbreviation: 'schn',
    label: 'Wiese',
    word: 'Vase',
    kind: 'clock',
    plugin: 'clock',
    mark: 'fett',
    language: 'pt',
  };

  it.each(ids)('say what %s found, with every figure in its place', (ruleId) => {
    const { proofing } = i18n.getDataByLanguage(language) ?? {};
    const keys = Object.keys(proofing ?? {}).filter((key) => key.split('_')[0] === ruleId);
    expect(keys).not.toEqual([]);
    for (const key of keys) {
      const [, context] = key.split('_');
      const sentence = i18n.t(ruleId, {
        ns: 'proofing',
        measured: 2.5,
        wanted: 3,
        ...words,
        ...(context ? { context } : {}),
      });
      expect(sentence).not.toBe(ruleId);
      expect(sentence).not.toMatch(/\{\{|undefined|NaN/u);
    }
  });

  it('write figures as the language does', () => {
    const gap: Finding['ruleId'] = 'gap-elements';
    const sentence = i18n.t(gap, { ns: 'proofing', measured: 2.5, wanted: 3 });
    expect(sentence).toContain(language === 'de' ? '2,5 mm' : '2.5 mm');
  });
});
