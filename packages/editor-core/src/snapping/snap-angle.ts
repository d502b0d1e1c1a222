/** Steps to which directions are drawn, in degrees. */
export type AngleStep = 15 | 45;

/**
 * The multiple of `stepDegrees` that `degrees` is drawn to when it lies within `toleranceDegrees` of it, else null. Angles
 * in degrees clockwise, of any number of turns; the answer is the nearest multiple and is not brought into one turn.
 */
export function snapAngle(degrees: number, stepDegrees: AngleStep, toleranceDegrees: number): number | null {
  const nearest = Math.round(degrees / stepDegrees) * stepDegrees;
  return Math.abs(degrees - nearest) <= toleranceDegrees ? nearest + 0 : null;
}
