import type { ObjectRule, RuleTable } from '@tastwerk/editor-core/proofing';
import { angleBetweenHands } from './time.js';

/** Below this the ends of the hands lie too close together for a finger. */
const LEAST_SIZE_MM = 60;
/** Below this two hands feel like one. */
const LEAST_ANGLE = 15;

/** The face is large enough to tell its hands apart. */
const clockSize: ObjectRule = {
  scope: 'object',
  check({ object, reliefBox }) {
    if (object.type !== 'clock') return [];
    const measured = Math.min(object.width, object.height);
    if (measured >= LEAST_SIZE_MM) return [];
    return [
      {
        severity: 'warning',
        objects: [object.uuid],
        place: reliefBox,
        measured,
        wanted: LEAST_SIZE_MM,
        source: 'clock-figures',
      },
    ];
  },
};

/** The hands do not lie on each other. */
const clockHands: ObjectRule = {
  scope: 'object',
  check({ object, reliefBox }) {
    if (object.type !== 'clock') return [];
    const measured = angleBetweenHands(object.minutes);
    if (measured >= LEAST_ANGLE) return [];
    return [
      {
        severity: 'warning',
        objects: [object.uuid],
        place: reliefBox,
        measured,
        wanted: LEAST_ANGLE,
        source: 'clock-figures',
      },
    ];
  },
};

/** What a proof looks for; the text of each rule stands below its name in `proofing` of `texts`. */
export const rules: RuleTable = { 'clock-size': clockSize, 'clock-hands': clockHands };
