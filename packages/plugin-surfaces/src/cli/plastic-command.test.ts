import { describe, expect, it } from '@jest/globals';
import { fail, ok } from '@tastwerk/editor-core';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { documentOf, engine, translator } from '../../test/engine.js';
import cli from './index.js';

const FILES: Readonly<Record<string, string>> = {
  'maps/garten.json': JSON.stringify(documentOf({ pages: 2 })),
  'snow.json': JSON.stringify(documentOf({ title: 'Schnee ☃' })),
  'other.json': '{"pages": "none"}',
  'broken.json': '{',
};

async function printed(options: Readonly<Record<string, string>>, ...positionals: readonly string[]) {
  const plastic = cli.commands['plastic'];
  if (!plastic) throw new Error('there is no such command');
  return plastic.run({
    options: new Map(Object.entries(options)),
    positionals,
    language: 'en',
    engine,
    translator,
    readFile: async (path) =>
      path in FILES ? ok(strToU8(FILES[path] ?? '')) : fail(`${path} cannot be read.`),
  });
}

describe('tastwerk plastic', () => {
  it('writes all pages of a document as one 3MF file', async () => {
    const { outcome, files, messages } = await printed({ out: 'printed' }, 'maps/garten.json');
    expect([outcome, messages, files.map(({ path }) => path)]).toEqual([
      'done',
      [],
      ['printed/3mf_garten.3mf'],
    ]);
    const model = strFromU8(
      unzipSync(files[0]?.bytes ?? new Uint8Array())['3D/3dmodel.model'] ?? new Uint8Array(),
    );
    expect(model.match(/<object /gu)).toHaveLength(2);
  });

  it('cuts the sheets for the bed of a printer, each part in a file of its own in STL', async () => {
    const { files } = await printed({ format: 'stl', bed: '220x220' }, 'maps/garten.json');
    expect(files.map(({ path }) => path)).toEqual([
      'stl_garten-p1-1-1.stl',
      'stl_garten-p1-1-2.stl',
      'stl_garten-p2-1-1.stl',
      'stl_garten-p2-1-2.stl',
    ]);
  });

  it.each([
    ['no document', {}, [], /Name the documents/u],
    ['another format', { format: 'obj' }, ['maps/garten.json'], /no format “obj”/u],
    ['a bed that is none', { bed: 'large' }, ['maps/garten.json'], /with --bed, 60 at least/u],
    ['a bed that is too small', { bed: '50x220' }, ['maps/garten.json'], /with --bed/u],
  ])('refuses %s', async (_, options, paths, sentence) => {
    const { outcome, messages, files } = await printed(options, ...paths);
    expect([outcome, files]).toEqual(['usage', []]);
    expect(messages.join(' ')).toMatch(sentence);
  });

  it('says which document cannot be read, and what braille lacks', async () => {
    for (const path of ['gone.json', 'other.json', 'broken.json']) {
      const { outcome, messages, files } = await printed({}, path);
      expect([outcome, files]).toEqual(['failed', []]);
      expect(messages.join(' ')).toContain(path);
    }
    const { outcome, messages, files } = await printed({}, 'snow.json');
    expect([outcome, files.length]).toEqual(['failed', 1]);
    expect(messages.join(' ')).toMatch(/snow\.json: characters or texts are missing/u);
  });
});
