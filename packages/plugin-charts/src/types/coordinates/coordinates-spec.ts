import { z } from 'zod';
import { baseFields, finite, lineText, term, tickStep } from '../../sheet/fields.js';

const axisFields = (from: number, name: string) => ({
  from: term.default(from),
  to: term.default(5),
  step: tickStep,
  name: lineText.default(name),
  /** Whether equal steps are equal factors; the axis then begins above zero. */
  isLog: z.boolean().default(false),
});

const axisSchema = (name: string) =>
  z
    .strictObject(axisFields(-5, name))
    .refine(({ from, to }) => from < to, { path: ['to'], message: 'an axis must end beyond its beginning' })
    .refine(({ from, isLog }) => !isLog || from > 0, {
      path: ['from'],
      message: 'a logarithmic axis begins above zero',
    });

const placeFields = { x: finite, y: finite };

/** What a coordinate system must look like. */
export const coordinatesSchema = z
  .strictObject({
    type: z.literal('coordinates'),
    ...baseFields,
    /** Polar coordinates have the radius from zero as `x` and the angle in degrees, counter-clockwise from the right, as `y`. */
    system: z.enum(['cartesian', 'polar']).default('cartesian'),
    x: axisSchema('x').prefault({}),
    y: axisSchema('y').prefault({}),
    /** Whether a unit is as long on both axes. */
    isEqualScale: z.boolean().default(true),
    /** Whether a grid of thin lines is drawn where it has room. */
    hasGrid: z.boolean().default(true),
    points: z
      .array(z.strictObject({ ...placeFields, name: lineText.default('') }))
      .max(40)
      .default([]),
    /** Straight lines from a place to another. */
    segments: z
      .array(
        z.strictObject({
          from: z.strictObject(placeFields),
          to: z.strictObject(placeFields),
          name: lineText.default(''),
        }),
      )
      .max(20)
      .default([]),
  })
  .refine(({ system, x }) => system !== 'polar' || x.to > 0, {
    path: ['x', 'to'],
    message: 'a radius ends above zero',
  });

/** A coordinate system with points and straight lines. */
export type CoordinatesSpec = z.infer<typeof coordinatesSchema>;
