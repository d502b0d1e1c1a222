import type { SourceKey } from './sources.js';

/** A figure of a profile says where it comes from. */
interface Sourced {
  readonly source: SourceKey;
}

/** A length in mm that must not be fallen short of. */
export interface LeastMm extends Sourced {
  readonly minMm: number;
}

/** A distance in mm with two steps: an error below the first, a warning below the second. */
interface StepsMm extends Sourced {
  readonly errorMm: number;
  readonly warningMm: number;
}

/**
 * The figures that a proof measures against, for one way of making relief. Plain data: a copy with other figures is a profile
 * too. Lengths in mm.
 */
export interface ProofingProfile {
  readonly id: string;
  /** Free edge of the paper. */
  readonly margin: LeastMm;
  /** Between elements that do not touch. */
  readonly gapElements: StepsMm;
  /**
   * Between lines that run beside each other for at least `runMm`; a pair exactly `doubleMm` apart all along is a double line
   * and drawn so on purpose.
   */
  readonly gapLines: StepsMm & { readonly runMm: number; readonly doubleMm: number };
  /** Smaller side of an area. */
  readonly shapeMin: LeastMm;
  /** Smaller side of a symbol or any other part. */
  readonly partMin: LeastMm;
  /** Smaller side of a textured area. */
  readonly textureArea: LeastMm;
  /** Different textures on one page: a warning above `most`, an error above `errorAbove`. */
  readonly textureCount: Sourced & { readonly most: number; readonly errorAbove: number };
  /** Free strip between a drawn outline and the texture. */
  readonly textureContour: LeastMm;
  /** How often a texture repeats in its area. */
  readonly textureRepeat: Sourced & { readonly least: number };
  /** How far apart areas still count as neighbours whose textures are compared. */
  readonly textureContrast: Sourced & { readonly reachMm: number };
  /** Length of a line: a warning below the first, a hint below the second; broken lines repeat at least `repeats` times. */
  readonly lineLength: Sourced & {
    readonly warningMm: number;
    readonly infoMm: number;
    readonly repeats: number;
  };
  /** Width of a line that is felt; `mainMm` is that of a main line. */
  readonly lineWidth: LeastMm & { readonly mainMm: number };
  /** Factor by which two widths on one page differ at least. */
  readonly widthClasses: Sourced & { readonly factor: number };
  /** Dashes, and distance of dots from centre to centre. */
  readonly dash: Sourced & {
    readonly shortestMm: number;
    readonly longestMm: number;
    readonly dotPitchMm: number;
  };
  /** Share of the page (0 to 1) from which a solid raised area is a background. */
  readonly grey: Sourced & { readonly pageShare: number };
  /** From a label to its object. A label farther off than `ownMm` belongs to none. */
  readonly labelGap: LeastMm & { readonly maxMm: number; readonly ownMm: number };
  /** Free space between a label and a texture. */
  readonly labelClear: LeastMm;
}
