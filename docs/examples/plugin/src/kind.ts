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

const faceOf = (object: ClockObject): EllipseObject => ({ ...object, type: 'ellipse' });

/** `object` with the place, size and turn of `face`. */
function withFace(object: ClockObject, { x, y, width, height, angle }: EllipseObject): ClockObject {
  return { ...object, x, y, width, height, angle };
}

/** The point at `share` of the radius, in the direction of `degrees` clockwise from 12, in page mm. */
function pointOnFace(object: ClockObject, degrees: number, share: number): Point {
  const centre = boxCentre(object);
  const turn = (degrees / 180) * Math.PI;
  const level = {
    x: centre.x + (Math.sin(turn) * share * object.width) / 2,
    y: centre.y - (Math.cos(turn) * share * object.height) / 2,
  };
  return rotatePoint(level, centre, object.angle);
}

/** A mark or a hand as a line of its own. */
function stroke(object: ClockObject, degrees: number, { from, to, widthMm }: typeof MARK): LineObject {
  const start = pointOnFace(object, degrees, from);
  const end = pointOnFace(object, degrees, to);
  return line.create({
    uuid: object.uuid,
    x: start.x,
    y: start.y,
    dx: end.x - start.x,
    dy: end.y - start.y,
    borderWidth: widthMm,
  });
}

function strokes(object: ClockObject): readonly LineObject[] {
  const { hour, minute } = handAngles(object.minutes);
  return [
    ...MARKS.map((degrees) => stroke(object, degrees, MARK)),
    stroke(object, hour, HOUR_HAND),
    stroke(object, minute, MINUTE_HAND),
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
  frame: (object) => ellipse.frame(faceOf(object)),
  angle: (object) => ellipse.angle(faceOf(object)),
  bounds: (object) => ellipse.bounds(faceOf(object)),
  outline: (object) => ellipse.outline(faceOf(object)),
  // Face and hands are several shapes: no single path looks like them.
  asPath: () => undefined,
  // Filled, an ellipse is also hit between its hands.
  hits: (object, point, toleranceMm) =>
    ellipse.hits({ ...faceOf(object), fill: 'white' }, point, toleranceMm),
  move: (object, dx, dy) => withFace(object, ellipse.move(faceOf(object), dx, dy)),
  turn: (object, degrees, centre) => withFace(object, ellipse.turn(faceOf(object), degrees, centre)),
  resize: (object, from, to) => withFace(object, ellipse.resize(faceOf(object), from, to)),
  legendMarks: (object) => ellipse.legendMarks(faceOf(object)),
  scene: (object, context) => [
    ...ellipse.scene(faceOf(object), context),
    ...strokes(object).flatMap((one) => line.scene(one, context)),
  ],
  form: (object, context) => ellipse.form(faceOf(object), context),
};
