import { describe, expect, it } from '@jest/globals';
import {
  chartEngine,
  type Dice,
  proofedSheet,
  sampleFaults,
  variedSheets,
} from '../../../test/proofed-sheet.js';
import { layOutChart } from '../../kind/chart-object.js';
import { OUTLINE_NOTES } from '../../texts/outline-texts.js';
import { flowChart, type FlowSpec } from './flow-chart.js';

const AREA = { x: 10, y: 30, width: 190, height: 250 };
const WORDS = {
  de: ['Lesen', 'Zahl verdoppeln', 'Wert speichern', 'Tür öffnen', 'Summe bilden', 'Warten'],
  en: ['Read', 'Double the number', 'Store it', 'Open the door', 'Add up', 'Wait'],
} as const;

const chartOf = (...lines: string[]): FlowSpec => ({ ...flowChart.sample('en'), outline: lines.join('\n') });

function drawn(spec: FlowSpec, area = AREA) {
  const uuid = '00000000-0000-4000-8000-000000000001';
  return layOutChart(chartEngine.kinds, spec, { uuid, area, cells: {} });
}

/** The boxes of what `spec` draws, by their text. */
const boxesOf = (spec: FlowSpec) =>
  new Map(
    drawn(spec).objects.flatMap((object) =>
      (object.type === 'rect' || (object.type === 'path' && object.closed)) && object.moniker !== ''
        ? [[object.moniker, chartEngine.kinds.boundsOf(object)] as const]
        : [],
    ),
  );

const headsOf = (spec: FlowSpec) =>
  drawn(spec).objects.flatMap((object) => {
    if (object.type === 'line' && object.endArrow)
      return [{ x: object.x + object.dx, y: object.y + object.dy }];
    if (object.type !== 'path' || !object.endArrow) return [];
    const last = object.points.at(-1);
    return last ? [{ x: object.x + last.x, y: object.y + last.y }] : [];
  });

/** An outline with questions, ways and jumps. */
function varied(dice: Dice, language: 'de' | 'en'): FlowSpec {
  const word = () => dice.pick([WORDS[language][0], ...WORDS[language].slice(1)]);
  const [yes, no, end] = language === 'de' ? ['ja', 'nein', 'Ende'] : ['yes', 'no', 'End'];
  const lines = ['Start', ...dice.list(0, 2, (index) => `${word()} ${index + 1}`)];
  dice.list(1, 2, (question) => {
    lines.push(`${word()} ${dice.number(10, 99)}?`);
    lines.push(`  ${yes} -> ${word()} ${question + 5}`);
    const other = dice.pick(['jump', 'boxes', 'end', 'around']);
    lines.push(
      other === 'jump'
        ? `  ${no} -> ${language === 'de' ? 'zurück zu' : 'back to'}: Start`
        : `  ${no} -> ${other === 'end' ? end : other === 'boxes' ? `${word()} 8` : ''}`,
    );
    if (dice.number(0, 1) === 1) lines.push(`${word()} ${question + 20}`);
  });
  lines.push(end);
  return {
    type: 'flow-chart',
    language,
    title: language === 'de' ? 'Ablauf' : 'Process',
    outline: lines.join('\n'),
  };
}

describe('a flow chart', () => {
  it('goes from top to bottom, with the ways of a question beside each other', () => {
    const boxes = boxesOf(chartOf('Start', 'Big?', '  yes -> Halve', '  no -> Double', 'Show'));
    const at = (name: string) => boxes.get(name) ?? { x: 0, y: 0, width: 0, height: 0 };
    const order = ['Start', 'Big?', 'Halve', 'Show'].map((name) => at(name).y);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(at('Halve').y).toBe(at('Double').y);
    expect(at('Double').x - at('Halve').x - at('Halve').width).toBeGreaterThanOrEqual(6);
    const middle = ({ x, width }: { x: number; width: number }) => x + width / 2;
    expect(middle(at('Start'))).toBeCloseTo(middle(at('Show')), 6);
  });

  it('stops each head 3 mm before a box', () => {
    const spec = chartOf(
      'Start',
      'Big?',
      '  yes -> Halve -> Start',
      '  no -> Double',
      'Show',
      'Fine?',
      '  yes -> End',
      '  no -> Show',
    );
    const boxes = [...boxesOf(spec).values()];
    const heads = headsOf(spec);
    expect(heads.length).toBeGreaterThanOrEqual(7);
    for (const { x, y } of heads) {
      const gaps = boxes.map((box) =>
        Math.hypot(
          Math.max(box.x - x, 0, x - box.x - box.width),
          Math.max(box.y - y, 0, y - box.y - box.height),
        ),
      );
      // From the middle of the line at its tip.
      expect(Math.abs(Math.min(...gaps) - 0.5 - 3.05)).toBeLessThan(0.05 + 1e-6);
    }
  });

  it('writes where a way goes on when no line has room', () => {
    const spec = chartOf(
      'Start -> Read',
      'Big?',
      '  yes -> Halve',
      '  no -> Red?',
      '    yes -> Read',
      '    no -> Double -> Halve',
      'Done?',
      '  yes -> End',
      '  no -> Read',
    );
    const labels = drawn(spec).objects.flatMap((object) => (object.type === 'label' ? [object.text] : []));
    expect(labels.join(' ').replaceAll('\n', ' ')).toContain('go on at: Halve');
  });

  it('numbers its boxes where the texts have no room, and says when even these have none', () => {
    const long = chartOf(
      'Start',
      ...Array.from({ length: 4 }, (_, index) => `Extraordinarily complicated preparations ${index}`),
      'End',
    );
    const { objects, notes } = drawn(long, { ...AREA, width: 70 });
    const keys = objects.flatMap((object) =>
      object.type === 'label' && object.isKey ? [object.keyVal] : [],
    );
    expect(keys).toEqual(['2', '3', '4', '5']);
    expect(notes).toEqual([]);
    const many = chartOf(...Array.from({ length: 30 }, (_, index) => `Extraordinary step ${index}`));
    const [note] = drawn(many).notes;
    expect(note).toEqual({ code: 'flow-too-large', params: { boxes: 30 }, isOpen: true });
    expect(Object.keys(OUTLINE_NOTES)).toContain(note?.code);
  });

  it('is described box by box', () => {
    const { type, summary, details } = flowChart.describe(flowChart.sample('de'));
    expect(type).toBe('Ablaufdiagramm');
    expect(summary).toContain('7 Felder');
    expect(details).toContain(
      '3. Frage: Ist die Zahl gerade? Antwort „ja“: weiter bei 4; Antwort „nein“: weiter bei 5.',
    );
    expect(details).toContain('5. Schritt: Mal 3, plus 1 – weiter bei 6.');
    expect(details).toContain('Antwort „nein“: weiter bei 3.');
  });

  it('refuses an outline that is none', () => {
    expect(flowChart.schema.safeParse({ ...flowChart.sample('de'), outline: 'A?' }).success).toBe(false);
    expect(flowChart.schema.safeParse({ ...flowChart.sample('de'), outline: 'x'.repeat(5000) }).success).toBe(
      false,
    );
    expect(flowChart.schema.safeParse({ ...flowChart.sample('de'), more: 1 }).success).toBe(false);
    expect(flowChart.schema.safeParse(flowChart.sample('de')).success).toBe(true);
  });

  it('has no fault on its sample in any system', async () => {
    expect(await sampleFaults('flow-chart', ['a4-portrait'])).toEqual([]);
  }, 60_000);

  it('has no fault on variations', async () => {
    const [small, large] = [await variedSheets(varied), await variedSheets(varied, 'a3-portrait')];
    expect([...small.faults, ...large.faults]).toEqual([]);
    expect(small.open).toBeLessThanOrEqual(14);
    expect(large.open).toBe(0);
  }, 120_000);

  it('has its key on a second page where the drawing needs the first', async () => {
    const { document } = await proofedSheet(flowChart.sample('de'), 'DE:BASIS');
    expect(document.pages.length).toBeLessThanOrEqual(2);
    expect(document.pages.at(-1)?.objects.some(({ type }) => type === 'key')).toBe(true);
  });
});
