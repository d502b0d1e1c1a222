import { describe, expect, it } from '@jest/globals';
import { SYSTEM_CATALOGUE } from '@tastwerk/braille-tables/catalogue';
import { fail, ok } from '@tastwerk/editor-core';
import { isBrailleSystem } from '@tastwerk/editor-core/braille';
import type { BrailleEngine } from '../engine-port.js';
import { createTableEngine } from '../engine/index.js';
import type { LineRequest } from '../line-request.js';
import { createEngineTranslator } from './engine-translator.js';

const line = (text: string): LineRequest => ({ text, system: 'DE:VOLL' });

/** A translator over an engine that notes what it is asked. */
function translatorThatNotes() {
  const asked: LineRequest[] = [];
  const engine: BrailleEngine = {
    prepare: () => Promise.resolve(),
    translateLine(request) {
      asked.push(request);
      return ok({ cells: [asked.length], sourceIndex: [0] });
    },
    prepareReading: () => Promise.resolve(),
    readLine: () => fail({ code: 'BRAILLE_UNAVAILABLE' }),
  };
  const translator = createEngineTranslator(engine);
  const cellOf = async (request: LineRequest) => {
    const [result] = await translator.translate([request]);
    return result?.ok ? result.value.cells[0] : undefined;
  };
  return { asked, cellOf };
}

describe('createEngineTranslator', () => {
  it('tells notations apart, where plain is what is not said', async () => {
    const { asked, cellOf } = translatorThatNotes();
    expect(await cellOf({ ...line('a'), notation: 'capitals' })).toBe(1);
    expect(await cellOf(line('a'))).toBe(2);
    expect(await cellOf({ ...line('a'), notation: 'plain' })).toBe(2);
    expect(asked).toHaveLength(2);
  });

  it('tells systems apart', async () => {
    const { cellOf } = translatorThatNotes();
    expect(await cellOf(line('a'))).toBe(1);
    expect(await cellOf({ text: 'a', system: 'DE:KURZ' })).toBe(2);
    expect(await cellOf(line('a'))).toBe(1);
  });

  it('tells emphasis apart', async () => {
    const { cellOf } = translatorThatNotes();
    const bold = (end: number): LineRequest => ({
      ...line('ab'),
      emphasis: [{ kind: 'bold', start: 0, end }],
    });
    expect(await cellOf(bold(1))).toBe(1);
    expect(await cellOf(line('ab'))).toBe(2);
    expect(await cellOf(bold(2))).toBe(3);
    expect(await cellOf(bold(1))).toBe(1);
  });

  it('writes lines of more systems than the engine keeps, and answers in their order', async () => {
    const systems = SYSTEM_CATALOGUE.filter(({ type, dots }) => type === 'literary' && dots === 6)
      .slice(0, 30)
      .flatMap(({ id }) => (isBrailleSystem(id) ? [id] : []));
    const engine = createTableEngine();
    const requests = [...systems, ...systems].map((system) => ({ text: '1', system }));
    const results = await createEngineTranslator(engine).translate(requests);
    expect(results.filter(({ ok: isOk }) => !isOk)).toEqual([]);
    expect(results.slice(0, 30)).toEqual(results.slice(30));
    const [first = 'DE:VOLL'] = systems;
    expect(engine.translateLine({ text: '1', system: first }).ok).toBe(false);
  });

  it('reads lines of several systems and notations, and says which it cannot read', async () => {
    const translator = createEngineTranslator(createTableEngine());
    const results = await translator.read([
      { cells: [25, 44], system: 'DE:VOLL' },
      { cells: [40, 1], system: 'DE:VOLL', notation: 'capitals' },
      { cells: [1], system: 'zh:zh_CHN@3.39' },
      { cells: [46], system: 'EN:UEB2' },
      { cells: [25], system: 'DE:VOLL' },
    ]);
    expect(results.map((result) => (result.ok ? result.value.text : result.error.code))).toEqual([
      'die',
      'A',
      'BRAILLE_UNAVAILABLE',
      'the',
      'd',
    ]);
  });
});
