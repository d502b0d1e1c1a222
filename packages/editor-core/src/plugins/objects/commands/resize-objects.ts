import { type BoxChange, boxChangeCommand } from './box-change.js';

/**
 * Maps the frames of objects as the box `from` becomes `to` (page mm, before turning). A negative side of `to` flips. Path
 * points are scaled; strokes and text keep their size.
 */
export type ResizeObjects = BoxChange<'resize-objects'>;

/** Errors as {@link boxChangeCommand}. */
export const resizeObjects = boxChangeCommand('resize-objects', ({ resizeObject }) => resizeObject);
