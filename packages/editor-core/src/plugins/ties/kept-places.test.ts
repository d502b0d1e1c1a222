import { describe, expect, it } from '@jest/globals';
import { id, LABEL, PAGE, RECT, withObjects } from '../../../test/documents.js';
import type { Command } from '../../commands/command-set.js';
import type { Document } from '../../document/schema.js';
import { type KeptPlacing, keptOf } from '../../objects/kept.js';
import type { PageObject } from '../../objects/schema.js';
import { findObject } from '../../objects/tree.js';
import { applyCommand, createObject } from '../../standard.js';

const CIRCLE = id(80);
const THIRD = id(81);
const END = id(82);

const square = createObject('rect', { uuid: RECT, x: 40, y: 80, width: 40, height: 40, fill: 'none' });
const circle = createObject('ellipse', { uuid: CIRCLE, x: 150, y: 200, width: 20, height: 20 });

const besideSquare: KeptPlacing = {
  relation: { kind: 'beside', side: 'right', of: RECT },
  gapMm: 10,
  along: 'middle',
};

function after(command: Command, before: Document): Document {
  const result = applyCommand(before, command);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

const keep = (uuid: string, kept: KeptPlacing | null): Command => ({
  type: 'update-objects',
  changes: [{ uuid, set: { kept } }],
});
const move = (uuids: readonly string[], dx: number, dy: number): Command => ({
  type: 'move-objects',
  uuids: [...uuids],
  dx,
  dy,
});
const set = (uuid: string, values: Readonly<Record<string, unknown>>): Command => ({
  type: 'update-objects',
  changes: [{ uuid, set: values }],
});

function inDocument({ pages }: Document, uuid: string): PageObject {
  const object = findObject(
    pages.flatMap(({ objects }) => objects),
    uuid,
  );
  if (!object) throw new Error(`there is no ${uuid}`);
  return object;
}

const placeOf = (document: Document, uuid: string) => {
  const object = inDocument(document, uuid);
  return 'x' in object ? { x: object.x, y: object.y } : undefined;
};

/** Free room between the strokes, which are 1.5 mm wide: a box is 0.75 mm larger on each side. */
const RIM_MM = 1.5;

const kept = after(keep(CIRCLE, besideSquare), withObjects(square, circle));

describe('an object that is placed by another', () => {
  it('goes to its place when it is tied', () => {
    expect(placeOf(kept, CIRCLE)).toEqual({ x: 80 + 10 + RIM_MM, y: 90 });
  });

  it('stays where the command that ties it puts it: that was measured with its braille', () => {
    const put = after(set(CIRCLE, { kept: besideSquare, x: 92, y: 90.3 }), withObjects(square, circle));
    expect(placeOf(put, CIRCLE)).toEqual({ x: 92, y: 90.3 });
    const added = after(
      { type: 'add-objects', pageUuid: PAGE, objects: [{ ...circle, x: 92, y: 90.3, kept: besideSquare }] },
      withObjects(square),
    );
    expect(placeOf(added, CIRCLE)).toEqual({ x: 92, y: 90.3 });
    expect(placeOf(after(move([RECT], 10, 0), added), CIRCLE)?.x).toBeCloseTo(102, 2);
  });

  it('follows when the other moves, grows or turns', () => {
    expect(placeOf(after(move([RECT], 12.5, -30), kept), CIRCLE)).toEqual({ x: 104, y: 60 });
    expect(placeOf(after(set(RECT, { width: 60 }), kept), CIRCLE)).toEqual({ x: 111.5, y: 90 });
    const turned = after(set(RECT, { angle: 45 }), kept);
    expect(placeOf(turned, CIRCLE)?.x).toBeGreaterThan(98);
  });

  it('stays as it is when the other only gets a name', () => {
    const named = after(set(RECT, { moniker: 'Haus' }), kept);
    expect(inDocument(named, CIRCLE)).toBe(inDocument(kept, CIRCLE));
  });

  it('is placed again when it grows itself', () => {
    expect(placeOf(after(set(CIRCLE, { height: 40 }), kept), CIRCLE)).toEqual({ x: 91.5, y: 80 });
  });

  it('is freed when it is moved by hand, and only then', () => {
    const byHand = after(move([CIRCLE], 1, 0), kept);
    expect(keptOf(inDocument(byHand, CIRCLE))).toBeUndefined();
    expect(placeOf(byHand, CIRCLE)).toEqual({ x: 92.5, y: 90 });
    const together = after(move([CIRCLE, RECT], 5, 5), kept);
    expect(keptOf(inDocument(together, CIRCLE))).toEqual(besideSquare);
    expect(placeOf(together, CIRCLE)).toEqual({ x: 96.5, y: 95 });
  });

  it('is freed when a command says so, and stays where it is', () => {
    const freed = after(keep(CIRCLE, null), kept);
    expect(inDocument(freed, CIRCLE)).not.toHaveProperty('kept');
    expect(placeOf(after(move([RECT], 9, 0), freed), CIRCLE)).toEqual(placeOf(kept, CIRCLE));
  });

  it('is freed when the other is removed, or is on another page', () => {
    const alone = after({ type: 'remove-objects', uuids: [RECT] }, kept);
    expect(placeOf(alone, CIRCLE)).toEqual({ x: 91.5, y: 90 });
    expect(inDocument(alone, CIRCLE)).not.toHaveProperty('kept');
    const grouped = after({ type: 'group-objects', uuids: [RECT, CIRCLE], uuid: id(99) }, kept);
    expect(keptOf(inDocument(after(move([id(99)], 3, 3), grouped), CIRCLE))).toEqual(besideSquare);
  });

  it('is not placed by what holds it', () => {
    const grouped = after({ type: 'group-objects', uuids: [RECT, CIRCLE], uuid: id(99) }, kept);
    const within = after(keep(CIRCLE, { relation: { kind: 'inside', of: id(99) } }), grouped);
    expect(keptOf(inDocument(within, CIRCLE))).toBeUndefined();
  });

  it('comes back with one step when that is undone: it is part of the same change', () => {
    const moved = after(move([RECT], 12.5, 0), kept);
    const back = after(move([RECT], -12.5, 0), moved);
    expect(placeOf(back, CIRCLE)).toEqual(placeOf(kept, CIRCLE));
  });

  it('is placed by copies when both are copied, and by nothing when it is copied alone', () => {
    const ids = { [RECT]: id(90), [CIRCLE]: id(91) };
    const both = after({ type: 'duplicate-objects', uuids: [RECT, CIRCLE], ids, dx: 0, dy: 100 }, kept);
    expect(keptOf(inDocument(both, id(91)))).toMatchObject({ relation: { of: id(90) } });
    expect(placeOf(both, id(91))).toEqual({ x: 91.5, y: 190 });
    const one = {
      type: 'duplicate-objects',
      uuids: [CIRCLE],
      ids: { [CIRCLE]: id(92) },
      dx: 0,
      dy: 50,
    } as const;
    const alone = after({ ...one, uuids: [CIRCLE] }, kept);
    expect(placeOf(alone, id(92))).toEqual({ x: 91.5, y: 140 });
    expect(inDocument(alone, id(92))).not.toHaveProperty('kept');
  });
});

describe('what else is kept', () => {
  it('a chain: each follows the one before it', () => {
    const third = createObject('rect', { uuid: THIRD, x: 10, y: 10, width: 10, height: 10 });
    const chain = after(
      keep(THIRD, { relation: { kind: 'beside', side: 'below', of: CIRCLE }, gapMm: 5, along: 'start' }),
      withObjects(square, inDocument(kept, CIRCLE), third),
    );
    const moved = after(move([RECT], 20, 7), chain);
    expect(placeOf(moved, CIRCLE)).toEqual({ x: 111.5, y: 97 });
    const [before, now] = [placeOf(chain, THIRD), placeOf(moved, THIRD)];
    expect(now?.x).toBeCloseTo((before?.x ?? 0) + 20, 2);
    expect(now?.y).toBeCloseTo((before?.y ?? 0) + 7, 2);
  });

  it('a row with equal gaps: what stands between its neighbours is solved together', () => {
    const at = (uuid: string, x: number, width: number) =>
      createObject('rect', { uuid, x, y: 100, width, height: 10 });
    const row = withObjects(at(RECT, 10, 10), at(CIRCLE, 25, 20), at(THIRD, 50, 30), at(END, 160, 10));
    const between = (of: string, and: string): KeptPlacing => ({ relation: { kind: 'between', of, and } });
    const even = after(
      {
        type: 'update-objects',
        changes: [
          { uuid: CIRCLE, set: { kept: between(RECT, THIRD) } },
          { uuid: THIRD, set: { kept: between(CIRCLE, END) } },
        ],
      },
      row,
    );
    const gaps = (document: Document) => {
      const [a = 0, b = 0, c = 0, d = 0] = [RECT, CIRCLE, THIRD, END].map(
        (uuid) => placeOf(document, uuid)?.x,
      );
      return [b - a - 10, c - b - 20, d - c - 30];
    };
    const width = (160 - 10 - 10 - 20 - 30) / 3;
    for (const gap of gaps(even)) expect(gap).toBeCloseTo(width, 1);
    const wider = after(move([END], 30, 0), even);
    for (const gap of gaps(wider)) expect(gap).toBeCloseTo(width + 10, 1);
  });

  it('a size, and a line from one object to another', () => {
    const sized = after(keep(CIRCLE, { sameSize: RECT }), withObjects(square, circle));
    expect(inDocument(after(set(RECT, { width: 33 }), sized), CIRCLE)).toMatchObject({
      width: 33,
      height: 40,
    });
    const line = createObject('line', { uuid: THIRD, x: 10, y: 10, dx: 20, dy: 0 });
    const led = after(keep(THIRD, { from: RECT, to: CIRCLE, gapMm: 3 }), withObjects(square, circle, line));
    const moved = after(move([CIRCLE], 0, -30), led);
    for (const document of [led, moved]) {
      const drawn = inDocument(document, THIRD);
      if (drawn.type !== 'line') throw new Error('there is no line');
      const end = { x: drawn.x + drawn.dx, y: drawn.y + drawn.dy };
      const middle = placeOf(document, CIRCLE) ?? { x: 0, y: 0 };
      // Radius, half a stroke of both, and the gap lie between the end of the line and the middle of the circle.
      expect(Math.hypot(end.x - middle.x - 10, end.y - middle.y - 10)).toBeCloseTo(10 + RIM_MM + 3, 1);
    }
  });

  it('a label at a corner, which keeps the gap that was measured to its dots', () => {
    const label = createObject('label', { uuid: LABEL, x: 25, y: 66.5, width: 12, height: 12, text: 'A' });
    const corner: KeptPlacing = { relation: { kind: 'corner', number: 1, of: RECT } };
    const tied = after(keep(LABEL, corner), withObjects(square, label));
    const own = placeOf(tied, LABEL);
    const shifted = after(set(LABEL, { x: (own?.x ?? 0) + 0.4, kept: { ...corner, gapMm: 4 } }), tied);
    const place = placeOf(shifted, LABEL);
    const moved = after(move([RECT], 10, 0), shifted);
    expect(placeOf(moved, LABEL)?.x).toBeCloseTo((place?.x ?? 0) + 10, 2);
    expect(placeOf(moved, LABEL)?.y).toBeCloseTo(place?.y ?? 0, 2);
  });

  it('never in a circle: the command is refused', () => {
    const back: KeptPlacing = { ...besideSquare, relation: { kind: 'beside', side: 'right', of: CIRCLE } };
    expect(applyCommand(kept, keep(RECT, back))).toMatchObject({
      ok: false,
      error: { code: 'COMMAND_RELATION_CIRCLE' },
    });
    const added = createObject('rect', { uuid: THIRD, x: 0, y: 0, kept: { sameSize: THIRD } });
    const adding: Command = { type: 'add-objects', pageUuid: PAGE, objects: [added] };
    expect(applyCommand(kept, adding)).toMatchObject({ error: { code: 'COMMAND_RELATION_CIRCLE' } });
  });

  it('nothing where objects of a file are placed by each other: they stay', () => {
    const back: KeptPlacing = { ...besideSquare, relation: { kind: 'beside', side: 'right', of: CIRCLE } };
    const circular = withObjects({ ...square, kept: back }, { ...circle, kept: besideSquare });
    const moved = after(set(RECT, { moniker: 'Haus' }), circular);
    expect(placeOf(moved, RECT)).toEqual({ x: 40, y: 80 });
    expect(placeOf(moved, CIRCLE)).toEqual({ x: 150, y: 200 });
  });
});
