import { describe, expect, it } from '@jest/globals';
import { fail, ok } from '@tastwerk/editor-core';
import { documentOf, engine, publicationOf, translator } from '../../test/engine.js';
import cli from './index.js';

const sound = await publicationOf(documentOf({ summary: 'Ein Teich' }));

async function called(language: 'de' | 'en', ...positionals: readonly string[]) {
  const check = cli.commands['check'];
  if (!check) throw new Error('there is no such command');
  return check.run({
    options: new Map(),
    positionals,
    language,
    engine,
    translator,
    readFile: async (path) => (path === 'gone.ebrl' ? fail('gone.ebrl cannot be read.') : ok(sound)),
  });
}

describe('tastwerk check', () => {
  it('says that a publication is sound', async () => {
    expect(await called('en', 'garten.ebrl')).toEqual({
      outcome: 'done',
      messages: ['garten.ebrl: no faults found'],
      files: [],
    });
  });

  it('names file, severity, rule and source of each fault, and fails', async () => {
    expect(await called('de', 'garten.epub', 'garten.ebrl')).toEqual({
      outcome: 'failed',
      messages: [
        'garten.epub: Fehler EBR-001: Der Name der Datei muss auf „.ebrl“ enden. [eBraille 1.0, 8]',
        'garten.ebrl: keine Fehler gefunden',
      ],
      files: [],
    });
  });

  it('goes on behind a file that cannot be read', async () => {
    const answer = await called('en', 'gone.ebrl', 'garten.ebrl');
    expect(answer).toMatchObject({
      outcome: 'failed',
      messages: ['gone.ebrl cannot be read.', expect.any(String)],
    });
  });

  it('asks for a file', async () => {
    expect(await called('de')).toMatchObject({ outcome: 'usage' });
  });
});
