import { describe, it } from '@jest/globals';
import { expectSameWords } from '../../../../editor-react/test/same-words.js';
import { de } from './de.js';
import { en } from './en.js';

describe('the words of the plugin', () => {
  it('are the same ones in both languages, with the same gaps', () => expectSameWords(de, en));
});
