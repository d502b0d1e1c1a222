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

/** The heights of a profile, from the plate upwards. */
export const RELIEF_HEIGHTS = [
  'baseMm',
  'highMm',
  'lowMm',
  'dotMm',
] as const satisfies readonly (keyof ReliefProfile)[];

/**
 * Round Table's guidelines on 3D printed graphics (field notes II, relief in plastic): a plate of 1.5 mm (0.8 at least), lines of 1 mm that are felt as
 * definite and of 0.5 mm as faint. Dots of braille are 0.5 mm high, the least of Marburg Medium (field notes 1.1).
 */
export const ROUND_TABLE_PROFILE: ReliefProfile = { baseMm: 1.5, highMm: 1, lowMm: 0.5, dotMm: 0.5 };

/** The usual heights of a plate, and of a mold: that is twice as thick, because it is heated with each film and must not bend. Its thickness is ours, not tried. */
export const USUAL_PROFILES = {
  plate: ROUND_TABLE_PROFILE,
  mold: { ...ROUND_TABLE_PROFILE, baseMm: 3 },
} as const satisfies Record<string, ReliefProfile>;

/** Least and most of each height in mm. The least plate is Round Table's; the others are what a nozzle of 0.4 mm in layers of 0.2 mm prints. */
export const HEIGHT_LIMITS: Readonly<
  Record<keyof ReliefProfile, { readonly least: number; readonly most: number }>
> = {
  baseMm: { least: 0.8, most: 10 },
  highMm: { least: 0.4, most: 5 },
  lowMm: { least: 0.2, most: 5 },
  dotMm: { least: 0.3, most: 1 },
};

/** Whether each height is within its limits, and what is grey no higher than what is black. */
export const isReliefProfile = (profile: ReliefProfile): boolean =>
  profile.lowMm <= profile.highMm &&
  RELIEF_HEIGHTS.every((name) => {
    const { least, most } = HEIGHT_LIMITS[name];
    return profile[name] >= least && profile[name] <= most;
  });
