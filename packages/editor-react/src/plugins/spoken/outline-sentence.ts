import type { PageObject } from '@tastwerk/editor-core';
import { traceOf, type TraceStep } from '@tastwerk/editor-core/description';
import { objectName } from '../../state/object-name.js';
import type { SpokenContext } from './spoken-context.js';

/** Stretches that are told of one outline; more are counted. */
const MOST_STEPS = 16;

/** A direction this near to a straight one, in degrees, is told as that. */
const STRAIGHT_DEGREES = 3;

const QUARTERS = ['right', 'below', 'left', 'above'] as const;
const BETWEEN = ['rightBelow', 'leftBelow', 'leftAbove', 'rightAbove'] as const;

/** The direction in words; between two straight ones with its angle to the level, in degrees. */
function directionWords(degrees: number, { t }: SpokenContext): string {
  const quarter = Math.round(degrees / 90) % 4;
  const straight = QUARTERS[quarter] ?? 'right';
  const off = Math.abs(degrees - Math.round(degrees / 90) * 90);
  if (off <= STRAIGHT_DEGREES) return t(`spoken:towards.${straight}`);
  const between = BETWEEN[Math.floor(degrees / 90) % 4] ?? 'rightBelow';
  const rise = degrees % 180 > 90 ? 180 - (degrees % 180) : degrees % 180;
  return t('spoken:towards.angled', { direction: t(`spoken:towards.${between}`), angle: rise });
}

function stepWords({ lengthMm, degrees, isCurved }: TraceStep, context: SpokenContext): string {
  const { t, millimetres } = context;
  const key = isCurved ? 'spoken:outline.curve' : 'spoken:outline.stretch';
  return t(key, { length: millimetres(lengthMm), direction: directionWords(degrees, context) });
}

/** The outline of `object` as a finger follows it: where it begins, and each stretch with length and direction. */
export function outlineSentence(object: PageObject, context: SpokenContext): string {
  const { t, millimetres, resources } = context;
  const pieces = traceOf(resources.kinds, object);
  const name = objectName(object, t);
  if (pieces.length === 0) return t('spoken:outline.none', { object: name });
  let left = MOST_STEPS;
  const told = pieces.flatMap(({ steps, isClosed }): readonly string[] => {
    const [first] = steps;
    if (!first || left === 0) return [];
    const shown = steps.slice(0, left);
    left -= shown.length;
    const { x, y } = first.from;
    const start = t('spoken:outline.start', { x: millimetres(x), y: millimetres(y) });
    const end = isClosed && shown.length === steps.length ? [t('spoken:outline.closed')] : [];
    return [`${start}: ${[...shown.map((step) => stepWords(step, context)), ...end].join(', ')}.`];
  });
  const more = pieces.reduce((sum, { steps }) => sum + steps.length, 0) - (MOST_STEPS - left);
  return [
    t('spoken:outline.of', { object: name }),
    ...told,
    ...(more > 0 ? [t('spoken:outline.more', { count: more })] : []),
  ].join(' ');
}
