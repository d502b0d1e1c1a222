import { type BraillePrimitive, brailleDotCentres } from '@tastwerk/editor-core/scene';
import { circleOperators } from './path-operators.js';

/** The dots of braille runs as operators of one path, ready to be filled. */
export interface DotOperators {
  /** The path of `run` in the run's own coordinates: its origin at 0, 0 and not turned. */
  pathOf(run: BraillePrimitive): string;
}

/**
 * Starts the dots of one file. In a run's own coordinates equal cells are equal bytes, so a dot is written once and
 * remembered, and a page of braille compresses to little more than its first line.
 */
export function createDotOperators(): DotOperators {
  const circles = new Map<string, string>();
  return {
    pathOf(run) {
      const { diameterMm } = run.dots;
      let operators = '';
      for (const { x, y } of brailleDotCentres({ ...run, origin: { x: 0, y: 0 }, angle: 0 })) {
        const key = `${x} ${y} ${diameterMm}`;
        let circle = circles.get(key);
        if (circle === undefined) {
          circle = circleOperators(x, y, diameterMm);
          circles.set(key, circle);
        }
        operators += circle;
      }
      return operators;
    },
  };
}
