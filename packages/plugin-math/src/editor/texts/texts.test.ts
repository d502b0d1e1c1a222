import { describe, it } from '@jest/globals';
import { expectSameWords } from '../../../../editor-react/test/same-words.js';
import { de } from './de.js';
import { en } from './en.js';

/** The sentence of a problem comes in the language of the text around it: its gap is called by that. */
const withoutLanguage = <T>(words: T): T =>
  JSON.parse(JSON.stringify(words).replaceAll(/\{\{(?:german|english)\}\}/gu, '{{problem}}'));

describe('the words of the plugin', () => {
  it('are the same ones in both languages, with the same gaps', () =>
    expectSameWords(withoutLanguage(de), withoutLanguage(en)));
});
