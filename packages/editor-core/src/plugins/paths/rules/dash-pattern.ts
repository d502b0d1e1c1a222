/** Dashes shorter than this, in mm, are dots that their round caps make. */
const SHORTEST_DASH_MM = 0.1;

/** Whether a broken line's dash is a dash and no dot. */
export function isDashed(dashMm: number): boolean {
  return dashMm >= SHORTEST_DASH_MM;
}
