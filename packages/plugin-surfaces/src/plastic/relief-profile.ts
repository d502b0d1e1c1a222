/** Heights of relief in plastic, in mm. */
export interface ReliefProfile {
  /** Thickness of the plate below everything. */
  readonly baseMm: number;
  /** What is black: lines and areas that are felt at once. */
  readonly highMm: number;
  /** What is grey, and the marks of textures: felt as something lower. */
  readonly lowMm: number;
  /** Height of a dot of braille. */
  readonly dotMm: number;
}

/**
 * Round Table's guidelines on 3D printed graphics (field notes II, relief in plastic): a plate of 1.5 mm (0.8 at least), lines of 1 mm that are felt as
 * definite and of 0.5 mm as faint. Dots of braille are 0.5 mm high, the least of Marburg Medium (field notes 1.1).
 */
export const ROUND_TABLE_PROFILE: ReliefProfile = { baseMm: 1.5, highMm: 1, lowMm: 0.5, dotMm: 0.5 };
