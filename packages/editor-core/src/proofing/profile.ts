import { z } from 'zod';
import type { Immutable } from '../immutable.js';
import { type OwnSourceKey, PROOFING_SOURCES } from './sources.js';

const SOURCE_KEYS = Object.keys(PROOFING_SOURCES) as [OwnSourceKey, ...OwnSourceKey[]];

/** A figure of a profile says where it comes from. */
const sourced = { source: z.enum(SOURCE_KEYS) };
const mm = z.number().min(0).max(500);
const count = z.number().int().min(0).max(1000);
const factor = z.number().min(1).max(10);
const share = z.number().min(0).max(1);

/** A length in mm that must not be fallen short of. */
const leastMm = z.strictObject({ minMm: mm, ...sourced });
/** A distance in mm with two steps: an error below the first, a warning below the second. */
const stepsMm = z.strictObject({ errorMm: mm, warningMm: mm, ...sourced });

/**
 * The figures that a proof measures against, for one way of making relief. Plain data: a copy with other figures is a profile
 * too, and this is what it must look like. Lengths in mm; unknown figures are refused.
 */
export const proofingProfileSchema = z.strictObject({
  id: z.string().min(1).max(100),
  /** Free edge of the paper. */
  margin: leastMm,
  /** Between elements that do not touch. */
  gapElements: stepsMm,
  /**
   * Between lines that run beside each other for at least `runMm`; a pair exactly `doubleMm` apart all along is a double line
   * and drawn so on purpose.
   */
  gapLines: z.strictObject({ ...stepsMm.shape, runMm: mm, doubleMm: mm }),
  /** Smaller side of an area. */
  shapeMin: leastMm,
  /** Smaller side of a symbol or any other part. */
  partMin: leastMm,
  /** Smaller side of a textured area. */
  textureArea: leastMm,
  /** Different textures on one page: a warning above `most`, an error above `errorAbove`. */
  textureCount: z.strictObject({ most: count, errorAbove: count, ...sourced }),
  /** Free strip between a drawn outline and the texture. */
  textureContour: leastMm,
  /** How often a texture repeats in its area. */
  textureRepeat: z.strictObject({ least: count, ...sourced }),
  /** How far apart areas still count as neighbours whose textures are compared. */
  textureContrast: z.strictObject({ reachMm: mm, ...sourced }),
  /** Length of a line: a warning below the first, a hint below the second; broken lines repeat at least `repeats` times. */
  lineLength: z.strictObject({ warningMm: mm, infoMm: mm, repeats: count, ...sourced }),
  /** Width of a line that is felt; `mainMm` is that of a main line. */
  lineWidth: z.strictObject({ ...leastMm.shape, mainMm: mm }),
  /** Factor by which two widths on one page differ at least. */
  widthClasses: z.strictObject({ factor, ...sourced }),
  /** Dashes, and distance of dots from centre to centre. */
  dash: z.strictObject({ shortestMm: mm, longestMm: mm, dotPitchMm: mm, ...sourced }),
  /** Share of the page (0 to 1) from which a solid raised area is a background. */
  grey: z.strictObject({ pageShare: share, ...sourced }),
  /** From a label to its object. A label farther off than `ownMm` belongs to none. */
  labelGap: z.strictObject({ ...leastMm.shape, maxMm: mm, ownMm: mm }),
  /** Free space between a label and a texture. */
  labelClear: leastMm,
  /** Smallest angle in degrees at which lines cross. */
  crossing: z.strictObject({ minDegrees: z.number().min(0).max(90), ...sourced }),
  /** Width of bays and holes of a shape. */
  recess: leastMm,
  /** Smaller side of a point symbol. */
  pointMin: stepsMm,
  /** Factor by which point symbols of one look differ in size when they mean different things. */
  sameKind: z.strictObject({ factor, ...sourced }),
  /** Line styles, and kinds of point symbols, on one page. */
  stylesCount: z.strictObject({ most: count, ...sourced }),
  /** Between an arrow's head and what it points at. */
  arrow: z.strictObject({ gapMm: mm, ...sourced }),
  /** Lead lines: the widest that a straight line at a label may be to count as one, and how long it may be. */
  lead: z.strictObject({ widthMm: mm, mostMm: mm, ...sourced }),
  /** Share of raised ink (0 to 1) in a window of 60 by 60 mm. */
  density: z.strictObject({ mostShare: share, ...sourced }),
  /** Letters of an abbreviation. */
  abbrevLength: z.strictObject({ leastLetters: count, mostLetters: count, ...sourced }),
  /** Sides of a texture's sample in the legend. */
  legendSize: z.strictObject({ areaWidthMm: mm, areaHeightMm: mm, ...sourced }),
});

/** The figures of one way of making relief; see {@link proofingProfileSchema}. */
export type ProofingProfile = Immutable<z.infer<typeof proofingProfileSchema>>;
