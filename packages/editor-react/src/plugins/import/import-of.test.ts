import { describe, expect, it } from '@jest/globals';
import { createEngine, definePlugin, fail } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { contributions } from '../../../test/contributions.js';
import { engineWith } from '../../../test/engine-with.js';
import { fileImports, importOf } from './import-of.js';

const imports = fileImports(contributions.imports, engineWith(contributions.plugins));

/** The id of what reads a file of `content`. */
const idFor = async (content: BlobPart, name = 'x') =>
  (await importOf(imports, new File([content], name)))?.id;

describe('what reads a file', () => {
  it('is told by what stands in it, not by its name', async () => {
    expect(await idFor(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13), 'x.svg')).toBe('pictures');
    expect(await idFor(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), '')).toBe('pictures');
    expect(await idFor('\ufeff<?xml version="1.0"?><!-- a --><svg xmlns="x">', 'x.png')).toBe('svg');
    expect(await idFor('<ns:svg>')).toBe('svg');
    expect(await idFor('<?xml version="1.0"?><pef version="2008-1">')).toBe('braille');
    expect(await idFor('%PDF-1.7\n%\u00e2\u00e3', 'x.svg')).toBe('pdf');
    expect(await idFor(`${' '.repeat(1000)}%PDF-1.4 <svg>`)).toBe('pdf');
    expect(await idFor(' {"formatVersion":1}', 'x.txt')).toBe('documents');
    expect(await idFor('⠙⠬⠀⠾⠗⠁⠮⠑', 'x')).toBe('braille');
    expect(await idFor('DIE ^TRAE\r\n\f\u001a', 'blatt.brf')).toBe('braille');
  });

  it('is nothing where it is something else', async () => {
    expect(await idFor('Ein Brief', 'brief.docx')).toBeUndefined();
    expect(await idFor('<html><p>svg</p></html>', 'x.brf')).toBeUndefined();
    expect(await idFor(`${' '.repeat(1020)}%PDF-1.4`, 'x.pdf')).toBeUndefined();
    expect(await idFor('PK\u0003\u0004', 'x.brf')).toBeUndefined();
    expect(await idFor('', 'x.brf')).toBeUndefined();
    expect(await idFor('', 'x.png')).toBeUndefined();
  });

  it('may be an importer of the engine that no plugin of the interface presents', async () => {
    const times = definePlugin({
      id: 'times',
      version: '1.0.0',
      importers: {
        times: {
          accepts: ['.times'],
          matches: ({ text }) => /^\d\d:\d\d/u.test(text),
          load: () => Promise.resolve(() => fail({ code: 'empty' })),
        },
      },
    });
    const all = fileImports(contributions.imports, createEngine([...standardPlugins, times]));
    expect(all.at(-1)).toMatchObject({ id: 'times', accepts: ['.times'] });
    expect(await importOf(all, new File(['07:30'], 'a'))).toMatchObject({ id: 'times' });
    // Without its importer a file has nothing that reads it.
    expect(all.map(({ id }) => id)).not.toContain('braille');
  });
});
