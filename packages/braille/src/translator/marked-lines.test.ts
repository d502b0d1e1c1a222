import { describe, expect, it } from '@jest/globals';
import { type BrailleSystem, cellsToUnicode, writingFormulas } from '@tastwerk/editor-core/braille';
import { brailleRequestOf } from '@tastwerk/editor-core/own-words';
import { createTableEngine } from '../engine/table-engine.js';
import { createEngineTranslator } from './engine-translator.js';

const translator = writingFormulas(createEngineTranslator(createTableEngine()), undefined);

async function written(system: BrailleSystem, text: string) {
  const [line] = await translator.translate([brailleRequestOf({ system, ownWords: [] }, text)]);
  return line?.ok ? cellsToUnicode(line.value.cells) : line?.error;
}

describe('texts with marks in the tables of the systems', () => {
  // Das System der deutschen Brailleschrift, 2.7: ⠸ before a word, ⠸⠸ … ⠠⠄ around more, ⠠⠸ within a word, ⠠⠄ where the word goes on.
  it.each([
    ['DE:VOLL', 'ein [altes]{b} Haus', '⠩⠝⠀⠸⠁⠇⠞⠑⠎⠀⠓⠡⠎'],
    ['DE:VOLL', '[alles]{b,i,u}.', '⠸⠁⠇⠇⠑⠎⠄'],
    ['DE:VOLL', 'ein [altes [rotes]{i} Haus]{b} dort', '⠩⠝⠀⠸⠸⠁⠇⠞⠑⠎⠀⠗⠕⠞⠑⠎⠀⠓⠡⠎⠠⠄⠀⠙⠕⠗⠞'],
    ['DE:VOLL', '[Rot]{u}buche', '⠸⠗⠕⠞⠠⠄⠃⠥⠹⠑'],
    ['DE:VOLL', 'Rot[buche]{b}', '⠗⠕⠞⠠⠸⠃⠥⠹⠑'],
    // BSKDL, questions and answers: ⠠ before small letters; they are spelled. Contracted German has it before a single letter anyway.
    ['DE:VOLL', 'die [a]{small}-Achse', '⠙⠬⠀⠠⠁⠤⠁⠹⠎⠑'],
    ['DE:VOLL', '([ei]{small})', '⠶⠠⠑⠊⠶'],
    ['DE:VOLL', '[a und b]{small,b}', '⠸⠸⠠⠁⠀⠠⠥⠝⠙⠀⠠⠃⠠⠄'],
    ['DE:KURZ', 'die [a]{small}-Achse', '⠬⠀⠠⠁⠤⠁⠹⠎⠑'],
    ['DE:KURZ', '[ein]{small}', '⠠⠑⠊⠝'],
    ['DE:KURZ', 'Haus [neu]{note}', '⠓⠡⠎⠀⠠⠰⠶⠝⠣⠠⠰⠶'],
    ['DE:KURZ', 'ein [red house]{en}', '⠫⠀⠗⠑⠙⠀⠓⠕⠥⠎⠑'],
    // UEB rulebook 9.2 to 9.4: ⠘⠂ before a word, ⠘⠶ … ⠘⠄ around three or more; 3.27 for notes.
    ['en:en-ueb-g1@3.39', 'a [red]{b} house', '⠁⠀⠘⠂⠗⠑⠙⠀⠓⠕⠥⠎⠑'],
    ['en:en-ueb-g1@3.39', '[a red house]{b}', '⠘⠶⠁⠀⠗⠑⠙⠀⠓⠕⠥⠎⠑⠘⠄'],
    ['en:en-ueb-g1@3.39', 'ad [new]{note}', '⠁⠙⠀⠈⠨⠣⠝⠑⠺⠈⠨⠜'],
    ['en:en-ueb-g1@3.39', 'the [Haus]{de}', '⠞⠓⠑⠀⠓⠡⠎'],
  ] as const)('%s writes %s', async (system, text, braille) => {
    expect(await written(system, text)).toBe(braille);
  });
});
