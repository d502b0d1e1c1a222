import { describe, expect, it } from '@jest/globals';
import { ok } from '@tastwerk/editor-core';
import { engine, translator } from '../../test/engine.js';
import { help } from './help-texts.js';
import { tactileCommand } from './tactile-command.js';
import { TACTILE_STEPS } from '../tactile/steps.js';

const HOUSE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect x="5" y="45" width="390" height="250" fill="none" stroke="gray"/>' +
  '<rect x="80" y="120" width="160" height="120" fill="none" stroke="black"/><path d="M80 120 L160 60 L240 120" fill="none" stroke="red"/>' +
  '<text x="120" y="180" font-size="12">Haus</text><text x="150" y="30" font-size="16">Mein Haus</text></svg>';

const LETTERS = HOUSE.replace(
  '</svg>',
  '<defs><path id="glyph0-1" d="M0 0V-9H6z"/></defs><use href="#glyph0-1" x="20" y="20"/></svg>',
);

const called = (options: Readonly<Record<string, string>>, ...positionals: readonly string[]) =>
  tactileCommand.run({
    options: new Map(Object.entries(options)),
    positionals,
    language: 'de',
    engine,
    translator,
    readFile: (path) => Promise.resolve(ok(new TextEncoder().encode(path === 'cairo.svg' ? LETTERS : HOUSE))),
  });

const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);

describe('tastwerk tactile', () => {
  it('writes a sheet and a report', async () => {
    const { outcome, files, messages, output } = await called(
      { out: 'haus.json', report: 'bericht.json' },
      'haus.svg',
    );
    expect([outcome, output]).toEqual(['done', undefined]);
    expect(files.map(({ path }) => path)).toEqual(['haus.json', 'bericht.json']);
    const parsed = engine.parse(JSON.parse(textOf(files[0]?.bytes)));
    expect(parsed.ok && parsed.value.document.graphicTitle).toBe('Mein Haus');
    expect(JSON.parse(textOf(files[1]?.bytes))).toMatchObject({
      after: { errors: 0 },
      removed: [{ reason: 'frame' }],
    });
    expect(messages[0]).toMatch(/^Prüfung: vorher \d+ Fehler und \d+ Warnungen, jetzt 0 Fehler/u);
  });

  it('says that text drawn as shapes was not read', async () => {
    const { files, messages } = await called({ report: 'bericht.json' }, 'cairo.svg');
    expect(messages.join(' ')).toContain('Schrift, die als Form gezeichnet ist, wurde nicht gelesen.');
    expect(JSON.parse(textOf(files[0]?.bytes))).toMatchObject({ unread: ['letters'] });
  });

  it('takes title, paper and system from its options, and leaves steps out', async () => {
    const { output } = await called(
      { title: 'Villa', paper: 'a3-landscape', system: 'de:kurz', without: 'ground,place' },
      'haus.svg',
    );
    expect(JSON.parse(output ?? '')).toMatchObject({
      graphicTitle: 'Villa',
      width: 420,
      system: 'DE:KURZ',
    });
  });

  it.each([
    [{}, [], 'Nennen Sie eine SVG-Datei'],
    [{}, ['a.svg', 'b.svg'], '"b.svg" ist zu viel'],
    [{ paper: 'a5' }, ['a.svg'], '--paper: "a5" gibt es nicht'],
    [{ system: 'FR' }, ['a.svg'], '--system: "FR" gibt es nicht'],
    [{ without: 'grid,magic' }, ['a.svg'], '--without: "magic" gibt es nicht'],
  ])('refuses %j %j with a sentence', async (options, positionals, sentence) => {
    const { outcome, messages } = await called(options, ...positionals);
    expect(outcome).toBe('usage');
    expect(messages.join(' ')).toContain(sentence);
  });

  it('names every step in its help', () => {
    for (const text of Object.values(help)) for (const step of TACTILE_STEPS) expect(text).toContain(step);
  });
});
