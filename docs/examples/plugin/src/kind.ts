import type { EllipseObject, Immutable, LineObject, ObjectType } from '@tastwerk/editor-core';
import { boxCentre, type Point, rotatePoint } from '@tastwerk/editor-core/geometry';
import { boxFields } from '@tastwerk/editor-core/objects';
import { paths, shapes } from '@tastwerk/editor-core/plugins';
import { z } from 'zod';
import { handAngles, MINUTES_OF_FACE } from './time.js';

const { ellipse } = shapes.kinds;
const { line } = paths.kinds;

/** What an object of the kind looks like: an ellipse that knows the time in minutes since 12. */
const clockSchema = z.strictObject({
  type: z.literal('clock'),
  ...boxFields,
  minutes: z
    .number()
    .int()
    .min(0)
    .max(MINUTES_OF_FACE - 1),
});

/** A face with twelve marks and two hands. */
export type ClockObject = Immutable<z.infer<typeof clockSchema>>;

/** A new one: large enough for the rules of this plugin, and its hands are far apart (10:10). */
const NEW_SIZE_MM = 80;
const NEW_MINUTES = 610;

/** Where marks and hands begin and end, as shares of the radius, and how wide they are in mm. */
const MARK = { from: 0.86, to: 1, widthMm: 1.5 };
const HOUR_HAND = { from: 0, to: 0.45, widthMm: 2.5 };
const MINUTE_HAND = { from: 0, to: 0.72, widthMm: 1.5 };
const MARKS = Array.from({ length: 12 }, (_, hour) => hour * 30);

const faceOf = (clock: ClockObject): EllipseObject => ({ ...clock, type: 'ellipse' });

/** `clock` with the place, size and turn of `face`. */
function withFace(clock: ClockObject, { x, y, width, height, angle }: EllipseObject): ClockObject {
  return { ...clock, x, y, width, height, angle };
}

/** The point at `share` of the radius, in the direction of `degrees` clockwise from 12, in page mm. */
function pointOnFace(clock: ClockObject, degrees: number, share: number): Point {
  const centre = boxCentre(clock);
  const turn = (degrees / 180) * Math.PI;
  const level = {
    x: centre.x + (Math.sin(turn) * share * clock.width) / 2,
    y: centre.y - (Math.cos(turn) * share * clock.height) / 2,
  };
  return rotatePoint(level, centre, clock.angle);
}

/** A mark or a hand as a line of its own. */
function stroke(clock: ClockObject, degrees: number, { from, to, widthMm }: typeof MARK): LineObject {
  const start = pointOnFace(clock, degrees, from);
  const end = pointOnFace(clock, degrees, to);
  return line.create({
    uuid: clock.uuid,
    x: start.x,
    y: start.y,
    dx: end.x - start.x,
    dy: end.y - start.y,
    borderWidth: widthMm,
  });
}

function strokes(clock: ClockObject): readonly LineObject[] {
  const { hour, minute } = handAngles(clock.minutes);
  return [
    ...MARKS.map((degrees) => stroke(clock, degrees, MARK)),
    stroke(clock, hour, HOUR_HAND),
    stroke(clock, minute, MINUTE_HAND),
  ];
}

/** What the engine asks of the kind. Most of it is what it asks of an ellipse. */
export const clockType: ObjectType<ClockObject> = {
  schema: clockSchema,
  isMember: ellipse.isMember,
  isRemovable: ellipse.isRemovable,
  create: ({ minutes = NEW_MINUTES, ...input }) => ({
    ...ellipse.create({ width: NEW_SIZE_MM, height: NEW_SIZE_MM, ...input }),
    type: 'clock',
    minutes,
  }),
  frame: (clock) => ellipse.frame(faceOf(clock)),
  angle: (clock) => ellipse.angle(faceOf(clock)),
  bounds: (clock) => ellipse.bounds(faceOf(clock)),
  outline: (clock) => ellipse.outline(faceOf(clock)),
  // Face and hands are several shapes: no single path looks like them.
  asPath: () => undefined,
  // Filled, an ellipse is also hit between its hands.
  hits: (clock, point, toleranceMm) => ellipse.hits({ ...faceOf(clock), fill: 'white' }, point, toleranceMm),
  move: (clock, dx, dy) => withFace(clock, ellipse.move(faceOf(clock), dx, dy)),
  turn: (clock, degrees, centre) => withFace(clock, ellipse.turn(faceOf(clock), degrees, centre)),
  resize: (clock, from, to) => withFace(clock, ellipse.resize(faceOf(clock), from, to)),
  legendMarks: (clock) => ellipse.legendMarks(faceOf(clock)),
  scene: (clock, context) => [
    ...ellipse.scene(faceOf(clock), context),
    ...strokes(clock).flatMap((one) => line.scene(one, context)),
  ],
  form: (clock, context) => ellipse.form(faceOf(clock), context),
};
