import { describe, expect, it } from '@jest/globals';
import { type Command, createEngine, type Document, ok } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { uuidFrom } from '@tastwerk/editor-core/objects';
import { charts } from '../../plugin.js';
import { barChart } from '../../types/bar/bar-chart.js';
import type { ChartSpec } from '../../types/index.js';
import { chartCommand, chartIn, type ChartPlace } from './chart-commands.js';

const engine = createEngine([...standardPlugins, charts]);

/** A cell for each character, and those of own words for theirs. */
const translator: BrailleTranslator = {
  translate: (requests) =>
    Promise.resolve(
      requests.map(({ text, exceptions }) => {
        const written = exceptions?.written ?? [];
        const length = written.reduce(
          (sum, { start, end, cells }) => sum + cells.length - (end - start),
          text.length,
        );
        const places = Array.from({ length }, (_, at) => at);
        return ok({ cells: places.map(() => 1), sourceIndex: places });
      }),
    ),
};

const SPEC = barChart.sample('de');
const TWO: ChartSpec = {
  ...SPEC,
  title: 'Obst und Gemüse',
  series: [...SPEC.series, { name: 'Gemüse', values: [10, 20, 30, 40] }],
};

const blank = (): Document =>
  engine.blank({
    uuid: uuidFrom('d'),
    pageUuid: uuidFrom('p'),
    titleLabelUuid: uuidFrom('t'),
    language: 'de',
  });

let round = 0;
function idsOf() {
  round += 1;
  const id = (role: string) => uuidFrom(`${role} ${round}`);
  return {
    document: id('document'),
    page: id('page'),
    legendPage: id('legend page'),
    title: id('title'),
    legendTitle: id('legend title'),
    legend: id('legend'),
    chart: id('chart'),
  };
}

async function taken(document: Document, spec: ChartSpec, place: ChartPlace) {
  const target = { engine, document, place, ids: idsOf(), translator };
  const { command, uuid, notes } = await chartCommand(spec, target);
  return { document: applied(document, command), uuid, notes };
}

function applied(document: Document, command: Command): Document {
  const result = engine.commands.apply(document, command);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const SHEET = { kind: 'sheet' } as const;
const textOfTitle = ({ pages }: Document, page = 0) =>
  pages[page]?.objects.flatMap((object) => (object.type === 'label' && object.isTitle ? [object.text] : []));
const typesOn = ({ pages }: Document, page = 0) => pages[page]?.objects.map(({ type }) => type);

describe('a new chart', () => {
  it('takes the place of an empty draft, with title, legend and description', async () => {
    const { document, uuid } = await taken(blank(), TWO, SHEET);
    expect(typesOn(document)).toEqual(['label', 'key', 'chart']);
    expect(textOfTitle(document)).toEqual(['Obst und Gemüse']);
    expect(document).toMatchObject({
      graphicTitle: 'Obst und Gemüse',
      plugins: { [charts.id]: charts.version },
    });
    expect(document.keyedTextures.map(({ label }) => label)).toEqual(['Anzahl', 'Gemüse']);
    expect(document.braillePages.imageDescription.details).toContain('Äpfel');
    expect(chartIn(document, uuid)?.chart.spec).toEqual(TWO);
  });

  it('keeps a description that an author has written', async () => {
    const own = { type: 'Bild', summary: 'Von mir', details: '' };
    const written = applied(blank(), { type: 'set-braille-pages', set: { imageDescription: own } });
    const { document } = await taken(written, SPEC, SHEET);
    expect(document.braillePages.imageDescription).toEqual(own);
  });

  it('comes behind what is drawn already, on a page that bears the title of the draft', async () => {
    const { document: first } = await taken(blank(), SPEC, SHEET);
    const { document, uuid } = await taken(first, TWO, SHEET);
    expect(document.pages.length).toBeGreaterThan(1);
    expect(document.pages[0]).toBe(first.pages[0]);
    expect(textOfTitle(document, 1)).toEqual(['Obst in der Klasse']);
    expect(document.pages[1]?.name).toBe('Obst und Gemüse');
    expect(chartIn(document, uuid)?.chart.spec.title).toBe('Obst und Gemüse');
  });

  it('changes no words of the legend that belong to others, and says so', async () => {
    const { document: first } = await taken(blank(), TWO, SHEET);
    const other: ChartSpec = { ...TWO, series: TWO.series.map((one) => ({ ...one, name: `${one.name} 2` })) };
    const pageUuid = first.pages[0]?.uuid ?? '';
    for (const place of [SHEET, { kind: 'page', pageUuid } as const]) {
      const { document, notes } = await taken(first, other, place);
      expect(document.keyedTextures).toEqual(first.keyedTextures);
      expect(notes).toContainEqual({
        code: 'legendTaken',
        params: { names: 'Anzahl 2, Gemüse 2' },
        isOpen: true,
      });
    }
  });

  it('goes onto a page below its title', async () => {
    const { document: first } = await taken(blank(), SPEC, SHEET);
    const pageUuid = first.pages[0]?.uuid ?? '';
    const { document, uuid } = await taken(first, TWO, { kind: 'page', pageUuid });
    expect(document.pages).toHaveLength(1);
    expect(chartIn(document, uuid)?.page.uuid).toBe(pageUuid);
  });

  it.each(['sheet', 'page'] as const)('is laid out on a %s for the cells of own words', async (kind) => {
    const word = { word: 'Äpfel', system: 'DE:VOLL', braille: '⠿⠷', places: ['whole'] } as const;
    const before = applied(blank(), { type: 'set-own-words', words: [word] });
    const place = kind === 'sheet' ? SHEET : { kind, pageUuid: before.pages[0]?.uuid ?? '' };
    const { document, uuid } = await taken(before, SPEC, place);
    expect(chartIn(document, uuid)?.chart.cells).toMatchObject({ Äpfel: 2, Birnen: 6 });
    expect(document.ownWords).toEqual([word]);
  });
});

describe('a chart that is changed', () => {
  async function changed(
    before: ChartSpec,
    after: ChartSpec,
    edit: (document: Document) => Document = (it) => it,
  ) {
    const { document, uuid } = await taken(blank(), before, SHEET);
    const edited = edit(document);
    const result = await taken(edited, after, { kind: 'chart', uuid });
    return { before: edited, after: result.document, uuid };
  }

  it('brings title, legend and description along, which were its own', async () => {
    const { after, uuid } = await changed(SPEC, TWO);
    expect(chartIn(after, uuid)?.chart.spec).toEqual(TWO);
    expect([textOfTitle(after), after.graphicTitle]).toEqual([['Obst und Gemüse'], 'Obst und Gemüse']);
    expect(after.keyedTextures.map(({ label }) => label)).toEqual(['Anzahl', 'Gemüse']);
    expect(after.braillePages.imageDescription.summary).toContain('Obst und Gemüse');
  });

  it('is the sheet that a new one would be', async () => {
    const { after } = await changed(SPEC, TWO);
    const { document: made } = await taken(blank(), TWO, SHEET);
    const box = (document: Document) =>
      document.pages[0]?.objects.flatMap((object) =>
        object.type === 'chart' ? [object.x, object.y, object.width, object.height] : [],
      );
    expect(box(after)).toEqual(box(made));
    expect(typesOn(after)?.toSorted()).toEqual(typesOn(made)?.toSorted());
  });

  it('takes words of the legend away that it needs no more', async () => {
    const { after } = await changed(TWO, { ...SPEC, title: TWO.title });
    expect(after.keyedTextures).toEqual([]);
  });

  it('leaves a title and a description that an author has written', async () => {
    const imageDescription = { type: 'Bild', summary: 'Von mir', details: '' };
    const { after } = await changed(SPEC, TWO, (document) => {
      const title = document.pages[0]?.objects.find((object) => object.type === 'label' && object.isTitle);
      const renamed = applied(document, {
        type: 'update-objects',
        changes: [{ uuid: title?.uuid ?? '', set: { text: 'Markttag' } }],
      });
      return applied(renamed, { type: 'set-braille-pages', set: { imageDescription } });
    });
    expect(textOfTitle(after)).toEqual(['Markttag']);
    expect(after.braillePages.imageDescription).toMatchObject({ type: 'Bild', summary: 'Von mir' });
  });

  it('stays in its place where it was moved by hand', async () => {
    const { before, after, uuid } = await changed(SPEC, TWO, (document) => {
      const found = document.pages[0]?.objects.find(({ type }) => type === 'chart');
      return applied(document, { type: 'move-objects', uuids: [found?.uuid ?? ''], dx: -3, dy: 2 });
    });
    const at = (document: Document) => {
      const { x, y, width, height } = chartIn(document, uuid)?.chart ?? {};
      return [x, y, width, height];
    };
    expect(at(after)).toEqual(at(before));
  });
});
