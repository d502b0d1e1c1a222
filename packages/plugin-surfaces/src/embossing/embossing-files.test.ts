import { describe, expect, it } from '@jest/globals';
import { renderArtefacts } from '@tastwerk/render';
import { documentOf, engine, translator } from '../../test/engine.js';
import { EMBOSSING_FORMATS, embossingFileName, type EmbossingFormat } from './outputs.js';

async function filesOf(document: ReturnType<typeof documentOf>) {
  const request = { formats: EMBOSSING_FORMATS, engine, translator, fileName: 'garten' };
  const rendered = await renderArtefacts(document, request);
  if (!rendered.ok) throw new Error(JSON.stringify(rendered.error));
  return rendered.value.artefacts;
}

describe('files for embossers', () => {
  it('are named beforehand as they are written, and the same for the same document', async () => {
    const document = documentOf({ pages: 2 });
    const files = await filesOf(document);
    expect(files.map(({ name }) => name)).toEqual([
      'index_garten.prn',
      'index-fine_garten.prn',
      'viewplus_garten.pdf',
      'tg-pef_garten.pef',
      'graphic-brf_garten.brf',
    ]);
    for (const format of EMBOSSING_FORMATS) {
      expect(engine.exporters.get(format)?.fileNames('garten', 2)).toEqual([
        embossingFileName(format, 'garten'),
      ]);
    }
    expect((await filesOf(document)).map(({ bytes }) => bytes)).toEqual(files.map(({ bytes }) => bytes));
  });

  it('have a sheet for each page', async () => {
    const files = new Map(
      (await filesOf(documentOf({ pages: 3 }))).map(({ format, bytes }) => [
        format,
        Buffer.from(bytes).toString('latin1'),
      ]),
    );
    const count = (format: EmbossingFormat, mark: string) => (files.get(format)?.split(mark).length ?? 0) - 1;
    expect([
      count('index', '\u001b\u0007'),
      count('viewplus', '/Type/Page/'),
      count('tg-pef', '<tg:imageData'),
      count('graphic-brf', '\f'),
    ]).toEqual([3, 3, 3, 3]);
  });

  it('say what their raster does not hold, and nothing where it holds all', async () => {
    const sheet = documentOf({});
    const document = {
      ...sheet,
      pages: sheet.pages.map((page) => ({
        ...page,
        objects: page.objects.filter(({ type }) => type === 'label'),
      })),
    };
    const atEdge = {
      ...document,
      pages: document.pages.map((page) => ({
        ...page,
        objects: page.objects.map((object) => (object.type === 'label' ? { ...object, x: 196 } : object)),
      })),
    };
    expect((await filesOf(document)).map(({ notes }) => notes)).toEqual(
      EMBOSSING_FORMATS.map(() => undefined),
    );
    const [index] = await filesOf(atEdge);
    expect(index?.notes?.map(({ en }) => en)).toEqual([
      expect.stringMatching(/^Page 1: on the dot grid this braille reaches beyond the sheet/u),
      'Page 1: dots at the edge are missing (2), because the embosser leaves 5 mm free there.',
    ]);
  });

  it('begin behind the edge that Index embossers leave free, and say which dots are lost there', async () => {
    const sheet = documentOf({});
    const line = (x: number) =>
      engine.kinds.create('rect', {
        uuid: '00000000-0000-4000-8000-000000000077',
        x,
        y: 100,
        width: 20,
        height: 20,
      });
    const withRect = (x: number) => ({
      ...sheet,
      pages: sheet.pages.map((page) => ({ ...page, objects: [line(x)] })),
    });
    const jobOf = async (document: typeof sheet) => {
      const [index] = await filesOf(document);
      const [, graphic = ''] = Buffer.from(index?.bytes ?? [])
        .toString('latin1')
        .split('\u001b\u0007');
      return { lines: graphic.split('\r\n'), notes: index?.notes?.map(({ en }) => en) };
    };
    const inside = await jobOf(withRect(50));
    expect(inside.notes).toBeUndefined();
    // The left side of the rectangle stands at 50 mm: in column 20 of the sheet, 18 behind the free edge.
    const side = inside.lines.find((row) => row.includes('O')) ?? '';
    expect(side.indexOf('O')).toBe(18);
    const atEdge = await jobOf(withRect(0));
    expect(atEdge.notes).toEqual([expect.stringMatching(/^Page 1: dots at the edge are missing \(\d+\)/u)]);
    const large = await jobOf({ ...withRect(50), width: 420, height: 297 });
    expect(large.notes).toEqual([expect.stringContaining('larger than the largest paper')]);
    expect(Math.max(...large.lines.map((row) => row.length))).toBeLessThanOrEqual(117);
  });
});
