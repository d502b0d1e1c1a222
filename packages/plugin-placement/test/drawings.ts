import type { ObjectOf, PageObject } from '@tastwerk/editor-core';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import type { Drawing } from '../src/tactile/drawing.js';
import { engine } from './engine.js';

/** The kinds of the engine that tests use. */
export const { kinds } = engine;

/** What steps measure with. */
export const context = { kinds, profile: swellProfile };

/** The id of number `number`. */
export const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const blank = engine.blank({ uuid: id(1), pageUuid: id(2), language: 'de' });

/** A drawing of `objects` on a blank page. */
export const drawingOf = (...objects: readonly PageObject[]): Drawing => ({
  document: { ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) },
  pageIndex: 0,
  objects,
  removed: [],
  kept: new Set(),
  data: new Set(),
});

/** A rectangle, open unless `values` say otherwise. */
export const rect = (
  number: number,
  x: number,
  y: number,
  width: number,
  height: number,
  values: object = {},
) => kinds.create('rect', { uuid: id(number), x, y, width, height, fill: 'none', ...values });

/** A straight line. */
export const line = (number: number, x: number, y: number, dx: number, dy: number) =>
  kinds.create('line', { uuid: id(number), x, y, dx, dy });

/** A label that is written. */
export const label = (
  number: number,
  text: string,
  x: number,
  y: number,
  values: object = {},
): ObjectOf<'label'> =>
  kinds.create('label', {
    uuid: id(number),
    text,
    x,
    y,
    width: 20,
    height: 14,
    pristine: false,
    autoSize: true,
    ...values,
  });

/** Numbers of what was taken out, with the reasons. */
export const removedBy = ({ removed }: Drawing) =>
  removed.map(({ object, reason }) => [Number(object.uuid.slice(-6)), reason]);

/** Numbers of the objects that are left. */
export const idsOf = ({ objects }: Drawing) => objects.map(({ uuid }) => Number(uuid.slice(-6)));

/** Strokes in a zigzag row, as a program draws a curve in pieces. */
const STROKES_OF_ROW = 100;

/** Zigzags below each other, each of 100 short lines that meet end to end. */
export const zigzags = (rows: number): readonly PageObject[] =>
  Array.from({ length: rows * STROKES_OF_ROW }, (_, at) => {
    const [row, column] = [Math.floor(at / STROKES_OF_ROW), at % STROKES_OF_ROW];
    const [y, dy] = [20 + 5 * row + (column % 2) * 0.4, column % 2 ? -0.4 : 0.4];
    return line(10 + at, 10 + 2 * column, y, 2, dy);
  });
