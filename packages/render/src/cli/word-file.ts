import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { BrailleSystem } from '@tastwerk/editor-core/braille';
import { type OwnWordFile, readOwnWords } from '@tastwerk/editor-core/own-words';
import { readInput } from './read-input.js';
import type { Say, Terminal } from './terminal.js';

/** The words of a file for documents of a system: those behind a line `# system: …` are for that one. */
export type WordsFor = (system: BrailleSystem) => OwnWordFile['words'];

/**
 * The text of a file of own words, a word list or a table of liblouis. Lines that say no word are named on stderr and left out; a sentence
 * where the file cannot be read.
 */
export async function readWordFile(
  path: string,
  system: BrailleSystem,
  { stderr }: Terminal,
  say: Say,
): Promise<Result<string, string>> {
  const bytes = await readInput(path, say);
  if (!bytes.ok) return fail(bytes.error);
  const text = new TextDecoder().decode(bytes.value);
  for (const { line, text: said, code } of readOwnWords(text, system).refused)
    stderr.write(`${say(`words.${code}`, { path, line, text: said })}\n`);
  return ok(text);
}

/** What a text of own words says for documents of a system; each system is read once. */
export function wordsOfText(text: string): WordsFor {
  const known = new Map<BrailleSystem, OwnWordFile['words']>();
  return (system) => {
    const words = known.get(system) ?? readOwnWords(text, system).words;
    known.set(system, words);
    return words;
  };
}
