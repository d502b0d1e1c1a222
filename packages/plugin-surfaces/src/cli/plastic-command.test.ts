import { describe, expect, it } from '@jest/globals';
import { fail, ok } from '@tastwerk/editor-core';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { documentOf, engine, translator } from '../../test/engine.js';
import cli from './index.js';

const FILES: Readonly<Record<string, string>> = {
  'maps/garten.json': JSON.stringify(documentOf({ pages: 2 })),
  'plans/garten.tastwerk.json': JSON.stringify(documentOf({})),
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
    for (const { bytes } of files) {
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      for (let face = 0; face < view.getUint32(80, true); face += 1) {
        const corners = [1, 2, 3].map((corner) =>
          [0, 1, 2].map((axis) => view.getFloat32(84 + 50 * face + 12 * corner + 4 * axis, true)).join(' '),
        );
        expect(new Set(corners).size).toBe(3);
      }
    }
  });

  it.each([
    ['no document', {}, [], /Name the documents/u],
    ['another format', { format: 'obj' }, ['maps/garten.json'], /no format “obj”/u],
    ['a bed that is none', { bed: 'large' }, ['maps/garten.json'], /with --bed, 60 at least/u],
    [
      'a plate that is too thin',
      { base: '0.5' },
      ['maps/garten.json'],
      /--base needs a height in mm from 0\.8 to 10/u,
    ],
    ['a height that is no number', { dots: 'high' }, ['maps/garten.json'], /--dots needs a height/u],
    ['grey above black', { low: '1,5' }, ['maps/garten.json'], /--low must not be higher/u],
    ['a bed that is too small', { bed: '50x220' }, ['maps/garten.json'], /with --bed/u],
  ])('refuses %s', async (_, options, paths, sentence) => {
    const { outcome, messages, files } = await printed(options, ...paths);
    expect([outcome, files]).toEqual(['usage', []]);
    expect(messages.join(' ')).toMatch(sentence);
  });

  it('writes the parts of a cut sheet beside each other into one 3MF file', async () => {
    const { files } = await printed({ bed: '220x220' }, 'plans/garten.tastwerk.json');
    expect(files.map(({ path }) => path)).toEqual(['3mf_garten-PARTS.3mf']);
    const model = strFromU8(
      unzipSync(files[0]?.bytes ?? new Uint8Array())['3D/3dmodel.model'] ?? new Uint8Array(),
    );
    const places = [...model.matchAll(/transform="1 0 0 0 1 0 0 0 1 ([-\d.]+) ([-\d.]+) 0"/gu)].map(
      ([, x, y]) => [Number(x), Number(y)],
    );
    expect(places).toHaveLength(2);
    // The second begins 10 mm behind the first, and both at the edge of the bed.
    expect(places[1]?.[0]).toBeCloseTo(220, 0);
    expect(places[1]?.[1]).toBeLessThan(-140);
  });

  it('makes molds, and plates with the heights that are named', async () => {
    const { files } = await printed({ mold: '', base: '4', high: '1,5' }, 'plans/garten.tastwerk.json');
    expect(files.map(({ path }) => path)).toEqual(['3mf_garten-MOLD.3mf']);
    const model = strFromU8(
      unzipSync(files[0]?.bytes ?? new Uint8Array())['3D/3dmodel.model'] ?? new Uint8Array(),
    );
    const heights = [...model.matchAll(/ z="([-\d.]+)"/gu)].map(([, z]) => Number(z));
    expect([Math.min(...heights), Math.max(...heights)]).toEqual([0, 5.5]);
  });

  it('refuses documents whose files would have the same name', async () => {
    const { outcome, messages } = await printed({}, 'maps/garten.json', 'plans/garten.tastwerk.json');
    expect([outcome, messages.join(' ')]).toEqual(['usage', expect.stringContaining('called “garten”')]);
  });

  it('goes on behind a document that cannot be read', async () => {
    const { outcome, files } = await printed({}, 'broken.json', 'maps/garten.json');
    expect([outcome, files.length]).toEqual(['failed', 1]);
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
