import { type BoxChange, boxChangeCommand } from './box-change.js';

/**
 * Takes several objects along as a box around them becomes another (page mm, after turning): each keeps its place in the whole,
 * turned ones keep their turn, strokes and text their size. A negative side of `to` flips.
 */
export type ScaleObjects = BoxChange<'scale-objects'>;

/** Errors as {@link boxChangeCommand}. */
export const scaleObjects = boxChangeCommand('scale-objects', ({ scaleObject }) => scaleObject);
