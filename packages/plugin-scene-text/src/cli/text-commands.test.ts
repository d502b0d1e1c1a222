import { describe, expect, it } from '@jest/globals';
import { ok, type Result, fail } from '@tastwerk/editor-core';
import { engine, translator } from '../../test/engine.js';
import cli from './index.js';

const FILES: Readonly<Record<string, string>> = {
  'a.tactile.txt':
    'Szenentext 1\nKreis "K" Radius 20 bei 40, 110\nBeschriftung "Kreis" rechts von "K" Abstand 5\n',
  'bad.tactile.txt': 'Szenentext 1\nKries "K" Radius 20\nKreis Radius\n',
  'bad.json': '{"pages":',
};

async function called(
  name: string,
  options: Readonly<Record<string, string>>,
  ...positionals: readonly string[]
) {
  const command = cli.commands[name];
  if (!command) throw new Error(`no command ${name}`);
  const answer = await command.run({
    options: new Map(Object.entries(options)),
    positionals,
    language: 'de',
    engine,
    translator,
    readFile: (path): Promise<Result<Uint8Array, string>> =>
      Promise.resolve(path in FILES ? ok(new TextEncoder().encode(FILES[path])) : fail(`${path} fehlt`)),
  });
  return { ...answer, text: new TextDecoder().decode(answer.files[0]?.bytes) };
}

describe('tastwerk draw and text', () => {
  it('draw a text, and write it again', async () => {
    const drawn = await called('draw', { out: 'a.json' }, 'a.tactile.txt');
    expect([drawn.outcome, drawn.files[0]?.path, drawn.messages]).toEqual(['done', 'a.json', []]);
    const sheet = engine.parse(JSON.parse(drawn.text));
    const objects = sheet.ok ? (sheet.value.document.pages[0]?.objects ?? []) : [];
    expect(objects).toMatchObject([{ type: 'ellipse' }, { type: 'label', autoSize: true }]);
    const files: Record<string, string> = FILES;
    files['a.json'] = drawn.text;
    const { output } = await called('text', {}, 'a.json');
    expect(output).toMatch(/^Szenentext 1\nKreis "K" Radius 20 bei 40, 110\nBeschriftung "Kreis" bei /u);
    const english = await called('text', { language: 'en', out: 'b.tactile.txt' }, 'a.json');
    expect(english.text).toMatch(/^Scene text 1\n/u);
    files['b.tactile.txt'] = english.text;
    const again = await called('draw', { base: 'a.json' }, 'b.tactile.txt');
    expect(JSON.parse(again.output ?? '')).toEqual(JSON.parse(drawn.text));
  });

  it('tell each problem with file, line and column', async () => {
    const { outcome, messages } = await called('draw', {}, 'bad.tactile.txt');
    expect(outcome).toBe('failed');
    expect(messages).toEqual([
      'bad.tactile.txt:2:1: Mit „Kries“ beginnt keine Zeile. Meinten Sie Kreis?',
      'bad.tactile.txt:3:13: Hier fehlt eine Zahl.',
    ]);
  });

  it.each([
    ['text', {}, [], 'usage', 'Nennen Sie ein Dokument'],
    ['draw', {}, [], 'usage', 'Nennen Sie einen Szenentext'],
    ['draw', {}, ['a.tactile.txt', 'b'], 'usage', '"b" ist zu viel'],
    ['text', { language: 'fr' }, ['a.json'], 'usage', '--language: "fr" gibt es nicht'],
    ['text', {}, ['bad.json'], 'failed', 'bad.json ist kein Dokument'],
    ['draw', {}, ['none.txt'], 'failed', 'none.txt fehlt'],
    ['draw', { base: 'bad.json' }, ['a.tactile.txt'], 'failed', 'bad.json ist kein Dokument'],
  ] as const)('%s %j %j is refused as %s', async (name, options, positionals, outcome, sentence) => {
    const answer = await called(name, options, ...positionals);
    expect(answer.outcome).toBe(outcome);
    expect(answer.messages.join(' ')).toContain(sentence);
  });

  it('are explained in both languages', () => {
    for (const text of Object.values(cli.help)) expect(text).toMatch(/tastwerk text [\s\S]+tastwerk draw /u);
  });
});
