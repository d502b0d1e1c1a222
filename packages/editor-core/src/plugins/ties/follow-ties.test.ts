import { describe, expect, it } from '@jest/globals';
import { id, LABEL, PAGE, RECT, withObjects } from '../../../test/documents.js';
import type { Command } from '../../commands/command-set.js';
import type { Document } from '../../document/schema.js';
import { findObject } from '../../objects/tree.js';
import { LEAD_LINE } from '../../values/lead-line.js';
import { applyCommand, createObject } from '../../standard.js';

const LINE = id(80);
const HALF_STROKE_MM = 0.75;
const GAP_MM = LEAD_LINE.gapMm + LEAD_LINE.widthMm / 2;

/** A label at the left, 40 mm wide from 20, and a square from 100 whose left side it names at half its height. */
const document = withObjects(
  createObject('rect', { uuid: RECT, x: 100, y: 80, width: 40, height: 40, fill: 'none' }),
  createObject('label', {
    uuid: LABEL,
    x: 20,
    y: 90,
    width: 40,
    height: 20,
    text: 'Haus',
    anchor: { object: RECT, at: { x: 0, y: 0.5 } },
    placing: 'free',
  }),
  createObject('line', {
    uuid: LINE,
    x: 60 + GAP_MM,
    y: 100,
    dx: 100 - HALF_STROKE_MM - 60 - 2 * GAP_MM,
    dy: 0,
    borderWidth: LEAD_LINE.widthMm,
    leadsFrom: LABEL,
  }),
);

function after(command: Command, before: Document = document): Document {
  const result = applyCommand(before, command);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

const inDocument = ({ pages }: Document, uuid: string) =>
  findObject(
    pages.flatMap(({ objects }) => objects),
    uuid,
  );

function lineIn(changed: Document) {
  const line = inDocument(changed, LINE);
  if (line?.type !== 'line') throw new Error('there is no line');
  return line;
}

describe('a lead line', () => {
  it('follows its label', () => {
    const line = lineIn(after({ type: 'move-objects', uuids: [LABEL], dx: 10, dy: 0 }));
    expect(line.x).toBeCloseTo(70 + GAP_MM, 2);
    expect(line.x + line.dx).toBeCloseTo(100 - HALF_STROKE_MM - GAP_MM, 2);
    expect(line.dy).toBeCloseTo(0, 6);
  });

  it('follows what a label names that stays', () => {
    const byHand = after({ type: 'update-objects', changes: [{ uuid: LABEL, set: { placing: 'hand' } }] });
    const line = lineIn(after({ type: 'move-objects', uuids: [RECT], dx: 0, dy: 60 }, byHand));
    expect(line.x).toBeGreaterThan(60);
    expect(line.y).toBeGreaterThan(110);
    expect(line.y + line.dy).toBeGreaterThan(line.y);
    const toCorner = Math.hypot(line.x + line.dx - 99.25, line.y + line.dy - 160);
    expect(toCorner).toBeGreaterThanOrEqual(GAP_MM - 0.01);
  });

  it('is hidden while there is no room for it, and comes back', () => {
    const near = after({ type: 'move-objects', uuids: [LABEL], dx: 34, dy: 0 });
    expect(lineIn(near).hidden).toBe(true);
    const back = after({ type: 'move-objects', uuids: [LABEL], dx: -34, dy: 0 }, near);
    expect(lineIn(back)).toMatchObject({ hidden: false, x: expect.closeTo(60 + GAP_MM, 2) });
  });

  it('goes with its label, and stays where it is put when it is moved itself', () => {
    expect(inDocument(after({ type: 'remove-objects', uuids: [LABEL] }), LINE)).toBeUndefined();
    const moved = after({ type: 'move-objects', uuids: [LINE, LABEL, RECT], dx: 5, dy: 5 });
    expect(lineIn(moved)).toMatchObject({ x: lineIn(document).x + 5, dx: lineIn(document).dx });
  });

  it('stays as it is when something else changes, or its label only gets another name', () => {
    const other = after({
      type: 'add-objects',
      pageUuid: PAGE,
      objects: [createObject('ellipse', { uuid: id(81), x: 20, y: 200 })],
    });
    expect(lineIn(other)).toBe(lineIn(document));
  });

  it('of copies leads from the copy of its label to the copy of what that names', () => {
    const ids = { [RECT]: id(90), [LABEL]: id(91), [LINE]: id(92) };
    const all = [RECT, LABEL, LINE];
    const copied = after({ type: 'duplicate-objects', uuids: all, ids, dx: 0, dy: 100 });
    expect(inDocument(copied, id(91))).toMatchObject({ anchor: { object: id(90) } });
    expect(inDocument(copied, id(92))).toMatchObject({ leadsFrom: id(91), y: 200 });
    const alone = after({
      type: 'duplicate-objects',
      uuids: [LINE],
      ids: { [LINE]: id(93) },
      dx: 0,
      dy: 9,
    });
    expect(inDocument(alone, id(93))).toMatchObject({ leadsFrom: null });
  });
});

describe('a label that the program may place', () => {
  const xOf = (changed: Document) => {
    const label = inDocument(changed, LABEL);
    return label?.type === 'label' ? label.x : undefined;
  };

  it('goes along with what it names, and its lead line with both', () => {
    const moved = after({ type: 'move-objects', uuids: [RECT], dx: 15, dy: 0 });
    expect(xOf(moved)).toBeCloseTo(35, 6);
    expect(lineIn(moved).x).toBeCloseTo(lineIn(document).x + 15, 2);
    const wider = after({ type: 'update-objects', changes: [{ uuid: RECT, set: { width: 80 } }] });
    expect(xOf(wider)).toBe(20);
  });

  it('stays once a person placed or pinned it', () => {
    for (const placing of ['hand', 'pinned']) {
      const own = after({ type: 'update-objects', changes: [{ uuid: LABEL, set: { placing } }] });
      expect(xOf(after({ type: 'move-objects', uuids: [RECT], dx: 15, dy: 0 }, own))).toBe(20);
    }
  });

  const placingAfter = (command: Command) => {
    const label = inDocument(after(command), LABEL);
    return label?.type === 'label' ? label.placing : undefined;
  };
  const setting = (set: Readonly<Record<string, unknown>>): Command => ({
    type: 'update-objects',
    changes: [{ uuid: LABEL, set }],
  });

  it.each<[string, Command, string]>([
    ['is moved alone', { type: 'move-objects', uuids: [LABEL], dx: 1, dy: 0 }, 'hand'],
    ['is moved with what it names', { type: 'move-objects', uuids: [LABEL, RECT], dx: 1, dy: 0 }, 'free'],
    ['gets a place', setting({ x: 30 }), 'hand'],
    ['gets a frame that fits', setting({ x: 30, y: 90, width: 50, height: 20 }), 'free'],
    ['is placed by the program', setting({ x: 30, placing: 'free' }), 'free'],
    ['is pinned', setting({ placing: 'pinned' }), 'pinned'],
    ['gets a text', setting({ text: 'Hof' }), 'free'],
  ])('that %s', (_what, command, placing) => {
    expect(placingAfter(command)).toBe(placing);
  });
});
