import { describe, expect, it } from '@jest/globals';
import {
  chartEngine,
  type Dice,
  proofedSheet,
  sampleFaults,
  variedSheets,
} from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { noteSentence } from '../../texts/notes.js';
import { cards, type CardsSpec } from './cards.js';
import { symbolRows } from './symbol-rows.js';

const AREA = { x: 10, y: 30, width: 190, height: 250 };
const base = cards.sample('de');
const withTexts = (...texts: readonly string[]): CardsSpec => ({
  ...base,
  items: texts.map((text) => ({ text, count: 0 })),
});

function drawn(spec: CardsSpec, area = AREA) {
  const uuid = '00000000-0000-4000-8000-000000000001';
  return layOutChart(chartEngine.kinds, spec, { uuid, area, cells: {} });
}

const framesOf = (spec: CardsSpec) =>
  drawn(spec).objects.flatMap((object) =>
    object.type === 'rect' || (object.type === 'path' && object.closed && object.moniker !== '')
      ? [chartEngine.kinds.boundsOf(object)]
      : [],
  );

const WORDS = ['Haus', 'kleiner Hund', 'Zelle', '7', 'x', 'Wasser ist nass', 'Paris', '3 + 4'] as const;

const varied = (dice: Dice, language: 'de' | 'en'): CardsSpec => ({
  ...cards.sample(language),
  items: dice.list(1, 9, () => ({
    text: dice.number(0, 2) === 0 ? '' : dice.pick(WORDS),
    count: dice.number(0, 1) === 0 ? 0 : dice.number(1, 9),
  })),
  symbol: dice.pick(['disc', 'ring', 'square', 'triangle', 'cross', 'star']),
  hasCutCorner: dice.number(0, 1) === 0,
  hasCutLines: dice.number(0, 1) === 0,
});

describe('cards', () => {
  it('are all of one size, in rows, as far apart as the guidelines ask', () => {
    const frames = framesOf(base);
    expect(frames).toHaveLength(12);
    expect(new Set(frames.map(({ width, height }) => `${width.toFixed(3)} ${height.toFixed(3)}`)).size).toBe(
      1,
    );
    const [first, second] = frames;
    if (!first || !second) throw new Error('no cards');
    expect(second.x - first.x - first.width).toBeGreaterThanOrEqual(6);
    expect(framesOf({ ...base, columns: 2 }).filter(({ y }) => y === first.y)).toHaveLength(2);
  });

  it('show as many symbols as they count', () => {
    for (let count = 1; count <= 20; count += 1) {
      expect(symbolRows(count).reduce((sum, row) => sum + row, 0)).toBe(count);
      const { objects } = drawn({ ...base, items: [{ text: '', count }] });
      expect(objects.filter((object) => object.type === 'ellipse')).toHaveLength(count);
    }
  });

  it('have lines to cut along, and a cut corner, on wish', () => {
    const dashed = (spec: CardsSpec) => drawn(spec).objects.filter((object) => object.type === 'line').length;
    expect(dashed({ ...withTexts('A', 'B', 'C', 'D'), columns: 2 })).toBe(6);
    expect(dashed({ ...base, hasCutLines: false })).toBe(0);
    const corners = (spec: CardsSpec) =>
      drawn(spec).objects.filter((object) => object.type === 'path').length;
    expect([corners(base), corners({ ...base, hasCutCorner: false })]).toEqual([12, 0]);
  });

  it('say when not all have room', () => {
    const spec = withTexts(...Array.from({ length: 60 }, (_, index) => `Wirbeltier Nummer ${index + 1}`));
    const { notes } = drawn(spec);
    const [note] = notes;
    expect(note).toMatchObject({ code: 'cards-left-out', isOpen: true, params: { count: 60 } });
    expect(framesOf(spec)).toHaveLength(Number(note?.params['shown']));
    expect(note && noteSentence(note, 'en')).toContain('of 60 cards are drawn');
  });

  it('are described one by one', () => {
    const { summary, details } = cards.describe(base);
    expect(summary).toBe('Zahlen bis 6: 12 Karten zum Ausschneiden.');
    expect(details).toContain('Karte 1: 1 Scheibe\nKarte 2: 1\nKarte 3: 2 Scheiben');
    expect(cards.describe({ ...cards.sample('en'), items: [{ text: '', count: 0 }] }).details).toContain(
      'Card 1: empty',
    );
  });

  it('refuse what is no card', () => {
    for (const wrong of [
      { items: [] },
      { items: [{ count: 21 }] },
      { columns: 0 },
      { symbol: 'moon' },
      { more: 1 },
    ])
      expect(cards.schema.safeParse({ ...base, ...wrong }).success).toBe(false);
    expect(cards.schema.safeParse(base).success).toBe(true);
  });

  it('have no fault on their sample in any system', async () => {
    expect(await sampleFaults('cards', ['a4-portrait', 'a3-landscape'])).toEqual([]);
  }, 60_000);

  it('have no fault on variations', async () => {
    const { faults, open } = await variedSheets(varied, 'a3-portrait');
    expect(faults).toEqual([]);
    expect(open).toBe(0);
  }, 120_000);

  it('break texts rather than leave cards out', async () => {
    const spec = withTexts('die Pflanze nimmt Licht auf', 'kleinster Baustein des Lebens', 'Zelle', 'Blatt');
    const { faults, notes } = await proofedSheet(spec, 'DE:BASIS');
    expect([...faults, ...notes]).toEqual([]);
  });
});
