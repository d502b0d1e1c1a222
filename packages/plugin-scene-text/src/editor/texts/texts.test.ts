import { describe, expect, it } from '@jest/globals';
import { de } from './de.js';
import { en } from './en.js';

type Words = { readonly [key: string]: string | Words };

const wordsOf = (words: Words, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : wordsOf(value, `${path}${key}.`),
  );

const gapsOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/gu)].map(([, name]) => name).sort();

describe('the words of the plugin', () => {
  it('are the same ones in both languages, with the same gaps', () => {
    const [german, english] = [wordsOf(de), wordsOf(en)].map((words) =>
      words.map(([key, text]) => [key, gapsOf(text)]),
    );
    expect(english).toEqual(german);
  });
});
