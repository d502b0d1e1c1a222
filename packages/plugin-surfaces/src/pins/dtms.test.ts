import { describe, expect, it } from '@jest/globals';
import { renderArtefacts } from '@tastwerk/render';
import { strFromU8, strToU8 } from 'fflate';
import { documentOf, engine, translator } from '../../test/engine.js';
import { DotGrid } from '../embossing/dot-grid.js';
import { dtmsFile, readDtms, readDtmsFile } from './dtms.js';

const pins = DotGrid.blank(60, 40, 2.5);
for (const [column, row] of [
  [0, 0],
  [59, 39],
  [30, 4],
  [31, 7],
] as const)
  pins.set({ column, row }, true);
const ITEM = { pins, cells: [1, 3, 0b1000_0000], plain: 'ab' };

let next = 0;
const target = {
  kinds: engine.kinds,
  widthMm: 210,
  heightMm: 297,
  area: { x: 10, y: 10, width: 190, height: 277 },
  newId: () => `00000000-0000-4000-9000-${String((next += 1)).padStart(12, '0')}`,
};
const read = (text: string) => readDtmsFile({ name: 'a.dtms', bytes: strToU8(text) }, target);

describe('files for the Dot Pad', () => {
  it('have 600 digits for 60 by 40 pins, and are read back', () => {
    const file = dtmsFile([ITEM]);
    const json = JSON.parse(strFromU8(file));
    expect(json.items[0].graphic.data).toMatch(/^01[\dA-F]{596}80$/u);
    expect(json.items[0].text).toEqual({ data: `010380${'00'.repeat(17)}`, plain: 'ab' });
    const [item] = readDtms(file) ?? [];
    expect(item?.pins.toRows()).toEqual(pins.toRows());
    expect(item?.cells.slice(0, 3)).toEqual(ITEM.cells);
    expect(item?.plain).toBe('ab');
  });

  it('come as points on pages of their own, with their texts', async () => {
    const content = await read(strFromU8(dtmsFile([ITEM, { ...ITEM, cells: [7] }])));
    if (!content.ok || content.value.kind !== 'publication') throw new Error('not read');
    expect(content.value.text).toBe('\u2801\u2803\u2880\n\u2807');
    expect(content.value.drawings.map(({ name, objects }) => [name, objects.length])).toEqual([
      ['\u2801\u2803\u2880', 4],
      ['\u2807', 4],
    ]);
    const objects = content.value.drawings[0]?.objects ?? [];
    const [first] = objects;
    const document = documentOf({});
    const pages = document.pages.map((page) => ({ ...page, objects: [...page.objects, ...objects] }));
    expect(engine.parse({ ...document, pages })).toMatchObject({ ok: true });
    expect(first).toMatchObject({ type: 'ellipse', width: 1.5, height: 1.5, fill: 'black', x: 30.5 });
  });

  it.each([
    ['no JSON', '{"items": [', 'brokenDtms'],
    ['another JSON', '{"pages": []}', 'brokenDtms'],
    ['no items', '{"items": []}', 'emptyDtms'],
    ['items without a graphic', '{"items": [null, 3, {"graphic": {"data": "xyz"}}]}', 'emptyDtms'],
    ['an empty graphic', `{"items": [{"graphic": {"data": "${'00'.repeat(300)}"}}]}`, 'emptyDtms'],
  ])('are refused with a reason: %s', async (_, text, code) => {
    expect(await read(text)).toMatchObject({ ok: false, error: { code } });
  });

  it('are read where digits are missing or too many', async () => {
    for (const digits of ['0f', 'ff'.repeat(900)]) {
      const content = await read(`{"items": [{"graphic": {"data": "${digits}"}}]}`);
      expect(content.ok).toBe(true);
    }
  });

  it('are written for each page of a document, the same each time', async () => {
    const request = { formats: ['dtms'] as const, engine, translator, fileName: 'garten' };
    const written = async () => {
      const rendered = await renderArtefacts(documentOf({ pages: 2 }), request);
      if (!rendered.ok) throw new Error(JSON.stringify(rendered.error));
      return rendered.value.artefacts;
    };
    const [file] = await written();
    expect(file?.name).toBe('dtms_garten.dtms');
    const items = readDtms(file?.bytes ?? new Uint8Array()) ?? [];
    expect(items.map(({ plain, cells }) => [plain, cells[0] !== 0])).toEqual([
      ['Der Garten', true],
      ['Der Garten', true],
    ]);
    expect([...(items[0]?.pins.raised() ?? [])].length).toBeGreaterThan(20);
    expect((await written())[0]?.bytes).toEqual(file?.bytes);
  });
});
