import { describe, expect, it } from '@jest/globals';
import { fail, ok } from '@tastwerk/editor-core';
import { EpubCheck } from '@likecoin/epubcheck-ts';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { documentOf, engine, translator } from '../../test/engine.js';
import { checkPublication } from '../check/check-publication.js';
import { descendants, type Element, xmlTree } from '../epub/xml-tree.js';
import cli from './index.js';

const FILES: Readonly<Record<string, unknown>> = {
  'garten.json': documentOf({ summary: 'Ein Teich', pages: 2, lastSaved: '2026-03-01T08:00:00Z' }),
  'garden.json': documentOf({ title: 'The garden', system: 'EN:UEB2', lastSaved: '2026-05-04T10:11:12Z' }),
  'ecran.json': documentOf({ title: 'Écran', summary: 'Un étang', system: 'fr:fr-bfu-comp8@3.39' }),
  'snow.json': documentOf({ title: 'Schnee ☃', summary: 'Schnee ☃' }),
  'other.json': { pages: 'none' },
};

async function bound(options: Readonly<Record<string, string>>, ...positionals: readonly string[]) {
  const bind = cli.commands['bind'];
  if (!bind) throw new Error('there is no such command');
  return bind.run({
    options: new Map(Object.entries(options)),
    positionals,
    language: 'en',
    engine,
    translator,
    readFile: async (path) =>
      path in FILES ? ok(strToU8(JSON.stringify(FILES[path]))) : fail(`${path} cannot be read.`),
  });
}

const NAMED = { out: 'out/book.ebrl', title: 'Three gardens' };

async function bookOf(...paths: readonly string[]): Promise<Uint8Array> {
  const { files, messages } = await bound({ ...NAMED, author: 'Ada' }, ...paths);
  const [file] = files;
  if (!file) throw new Error(messages.join('\n'));
  return file.bytes;
}

function elementsOf(bytes: Uint8Array, path: string, name: string): readonly Element[] {
  const tree = xmlTree(strFromU8(unzipSync(bytes)[path] ?? new Uint8Array()));
  if (typeof tree === 'string') throw new Error(`${path}: ${tree}`);
  return [...descendants(tree)].filter((element) => element.name === name);
}

describe('tastwerk bind', () => {
  it('makes one publication of documents, which keeps the rules of eBraille', async () => {
    const answer = await bound(NAMED, 'garten.json', 'garden.json');
    expect(answer).toMatchObject({ outcome: 'done', messages: [], files: [{ path: 'out/book.ebrl' }] });
    const bytes = await bookOf('garten.json', 'garden.json', 'ecran.json');
    expect(checkPublication(bytes, 'book.ebrl')).toEqual([]);
    const { messages } = await EpubCheck.validate(bytes);
    expect(messages.filter(({ id }) => id !== 'OPF-027')).toEqual([]);
  });

  it('says the title, the last date, and all languages and braille systems, each once', async () => {
    const bytes = await bookOf('garten.json', 'garden.json', 'garten.json', 'ecran.json');
    const texts = (name: string) => elementsOf(bytes, 'package.opf', name).map(({ text }) => text);
    expect(texts('title')).toEqual(['Three gardens']);
    expect(texts('creator')).toEqual(['Ada']);
    expect(texts('date')).toEqual(['2026-05-04']);
    expect(texts('language')).toEqual(['de-Brai', 'en-Brai', 'fr-Brai']);
    const said = elementsOf(bytes, 'package.opf', 'meta').map(({ attributes, text }) => [
      attributes.get('property'),
      text,
    ]);
    const values = (property: string) => said.flatMap(([name, text]) => (name === property ? [text] : []));
    expect(values('a11y:brailleSystem')).toEqual(['German grade1', 'ueb grade2', 'French no-grade comp8']);
    expect(values('a11y:brailleCellType')).toEqual(['6']);
  });

  it('names the graphics of a document below its text, and links inside of each document', async () => {
    const bytes = await bookOf('garten.json', 'garden.json');
    const [list] = elementsOf(bytes, 'index.html', 'ol');
    const addressOf = (item: Element) =>
      item.children.find(({ name }) => name === 'a')?.attributes.get('href');
    const outline = (list?.children ?? []).map((item) => [
      addressOf(item),
      ...item.children.filter(({ name }) => name === 'ol').flatMap(({ children }) => children.map(addressOf)),
    ]);
    expect(outline).toEqual([
      ['ebraille/part-1-text.xhtml', 'ebraille/part-1-graphic-1.xhtml', 'ebraille/part-1-graphic-2.xhtml'],
      ['ebraille/part-2-graphic-1.xhtml'],
    ]);
    const links = elementsOf(bytes, 'ebraille/part-1-text.xhtml', 'a').map(({ attributes }) =>
      attributes.get('href'),
    );
    expect(links).toEqual(['part-1-graphic-1.xhtml', 'part-1-graphic-2.xhtml']);
  });

  it('has an identifier that follows from those of the documents', async () => {
    const idOf = async (...paths: readonly string[]) =>
      elementsOf(await bookOf(...paths), 'package.opf', 'identifier').map(({ text }) => text);
    const [one = ''] = await idOf('garten.json', 'garden.json');
    expect(one).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/u);
    expect(await idOf('garten.json', 'garden.json')).toEqual([one]);
    expect(await idOf('garten.json', 'garden.json', 'garten.json')).not.toEqual([one]);
  });

  it('writes the file, says which document lacks braille, and fails', async () => {
    const answer = await bound(NAMED, 'garten.json', 'snow.json');
    expect(answer.outcome).toBe('failed');
    expect(answer.files).toHaveLength(1);
    expect(answer.messages).toEqual([
      expect.stringMatching(/^snow\.json: characters or texts are missing in the braille \(\d+\)\.$/u),
    ]);
  });

  it.each([
    ['other.json', 'other.json is no document that can be read.'],
    ['gone.json', 'gone.json cannot be read.'],
  ])('writes nothing where a document cannot be read: %s', async (path, sentence) => {
    expect(await bound(NAMED, 'garten.json', path)).toEqual({
      outcome: 'failed',
      messages: [sentence],
      files: [],
    });
  });

  it.each([
    ['no documents', NAMED, []],
    ['no file', { title: 'T' }, ['garten.json']],
    ['no title', { out: 'a.ebrl', title: ' ' }, ['garten.json']],
  ])('asks for what is missing: %s', async (_, options, paths) => {
    expect(await bound(options, ...paths)).toMatchObject({ outcome: 'usage', files: [] });
  });
});
