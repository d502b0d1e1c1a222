import { describe, expect, it } from '@jest/globals';
import type { Document, PageObject } from '@tastwerk/editor-core';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { createFileWriter, type DrawnDocument } from '@tastwerk/editor-core/files';
import { documentOf, engine, translator } from '../../test/engine.js';
import { type HeardObject, heardObjects } from './heard-objects.js';

const { kinds } = engine;
const id = (number: number) => `00000000-0000-4000-8000-0000000001${String(number).padStart(2, '0')}`;

/** A document with `objects` on its only page. */
function withObjects(...objects: readonly PageObject[]): Document {
  const document = documentOf({});
  return { ...document, pages: document.pages.map((page) => ({ ...page, objects })) };
}

async function drawn(document: Document): Promise<DrawnDocument> {
  const { book } = await translateDocument(kinds, document, translator);
  return createFileWriter(engine, { document, braille: book, fileName: 'garten', options: {} }).drawn;
}

async function heardIn(document: Document): Promise<readonly HeardObject[]> {
  return heardObjects(await drawn(document), 0);
}

const shape = (number: number, moniker: string, x: number) =>
  kinds.create('ellipse', { uuid: id(number), moniker, x, y: 50, width: 30, height: 20 });

describe('what is heard of a page', () => {
  it('is its objects in the order in which a hand reads, with what is written on them', async () => {
    const heard = await heardIn(
      withObjects(
        shape(1, 'Teich', 100),
        shape(2, '', 20),
        kinds.create('label', { uuid: id(3), x: 20, y: 10, width: 60, text: 'Der Garten', isTitle: true }),
      ),
    );
    expect(heard.map(({ name, layer }) => [name, layer])).toEqual([
      ['Der Garten', 'Beschriftung'],
      ['Ellipse', 'Ellipse'],
      ['Teich', 'Teich'],
    ]);
    expect(heard[2]?.description).toMatch(/^3\d mal 2\d mm$/u);
  });

  it('names a shape by the label that names it, and says what its texture stands for', async () => {
    const pond: PageObject = {
      ...shape(1, '', 60),
      pattern: { template: 'dotted_tight', offset: 2, clearance: 0 },
    };
    const label = kinds.create('label', {
      uuid: id(2),
      x: 100,
      y: 50,
      width: 30,
      text: 'Teich',
      anchor: { object: id(1), at: { x: 0.5, y: 0.5 } },
    });
    const document = {
      ...withObjects(pond, label),
      keyedTextures: [{ pattern: 'dotted_tight', label: 'Wasser' }],
    };
    const [first] = await heardIn(document as Document);
    expect([first?.name, first?.description]).toEqual(['Teich', expect.stringMatching(/^Wasser\. 3\d mal/u)]);
  });

  it('tells what an abbreviation stands for, and what the legend says', async () => {
    const heard = await heardIn(documentOf({}));
    expect(heard.map(({ name, description, data }) => [name, description, data])).toEqual([
      ['Teich', 'Abkürzung te', []],
      ['Legende', expect.stringMatching(/mm$/u), ['te: Teich']],
    ]);
  });

  it('leaves out what is not drawn: hidden objects, and a legend without entries', async () => {
    const heard = await heardIn(
      withObjects(
        { ...shape(1, 'Teich', 60), hidden: true },
        kinds.create('key', { uuid: id(2), x: 20, y: 200 }),
      ),
    );
    expect(heard).toEqual([]);
  });

  it('has the parts of what tells its data by their names with their line, and all else as the whole', async () => {
    const bars = {
      type: 'group',
      uuid: id(1),
      moniker: 'Obst',
      hidden: false,
      locked: false,
      objects: [shape(2, 'Äpfel', 40), shape(3, '', 80), shape(4, 'Birnen', 120)],
    } as const satisfies PageObject;
    const known = await drawn(withObjects(bars));
    const told = { summary: '2 Werte von 3 bis 5.', data: ['Achse: Kilogramm.', 'Äpfel: 5', 'Birnen: 3'] };
    const telling = { ...kinds, toldOf: ({ type }: PageObject) => (type === 'group' ? told : undefined) };
    const heard = heardObjects({ ...known, kinds: telling }, 0);
    expect(heard.map(({ name, description, data }) => [name, description, data])).toEqual([
      ['Obst', told.summary, told.data],
      ['Äpfel', expect.stringMatching(/mm$/u), ['Äpfel: 5']],
      ['Birnen', expect.stringMatching(/mm$/u), ['Birnen: 3']],
    ]);
    // A part lies within the whole: a finger on it means the part.
    const [whole, apples] = heard.map(({ areas }) => Math.max(...areas.map(({ sizeMm2 }) => sizeMm2)));
    expect(apples).toBeLessThan(whole ?? 0);
  });

  it('hears members of a group by their names, and those without one as the group', async () => {
    const group = {
      type: 'group',
      uuid: id(1),
      moniker: 'Haus',
      hidden: false,
      locked: false,
      objects: [shape(2, 'Fenster', 40), shape(3, '', 80)],
    } as const satisfies PageObject;
    const heard = await heardIn(withObjects(group));
    expect(heard.map(({ name, ids }) => [name, ids])).toEqual([
      ['Haus', [id(3)]],
      ['Fenster', [id(2)]],
    ]);
  });
});
