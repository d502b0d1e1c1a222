import { expect } from '@jest/globals';

interface Words {
  readonly [key: string]: string | Words;
}

const wordsOf = (words: Words, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as const] : wordsOf(value, `${path}${key}.`),
  );

const gapsOf = (text: string) =>
  [...text.matchAll(/\{\{(\w+)(?:, \w+)?\}\}/gu)].map(([, name]) => name).sort();

/** Fails where two languages have not the same words with the same gaps. */
export function expectSameWords(one: Words, other: Words): void {
  const [first, second] = [one, other].map((words) =>
    wordsOf(words).map(([key, text]) => [key, gapsOf(text)]),
  );
  expect(second).toEqual(first);
}
