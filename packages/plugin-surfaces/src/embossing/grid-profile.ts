import { embosserProfile, type ProofingProfile } from '@tastwerk/editor-core/proofing';
import type { EmbosserGrid } from './grids.js';

/** Distance of lines, in steps, from which an empty dot lies between them wherever they fall on the raster. */
const APART_STEPS = 3;

/** Side of an area, in steps, in which the pattern of a texture repeats three times (field notes 2.2, texture-repeat), with two dots of outline. */
const AREA_STEPS = 3 * 2 + 2;

/**
 * What a proof measures against where a sheet is embossed on `grid`: the figures of embossed graphics, wider where the raster needs it. Lines
 * are one dot wide at least, so that none is too thin.
 */
export function gridProfile({ id, stepMm }: EmbosserGrid): ProofingProfile {
  const apartMm = APART_STEPS * stepMm;
  const { gapElements, gapLines, textureArea, lineWidth, recess } = embosserProfile;
  const atLeast = <T extends { readonly minMm: number }>(figure: T, minMm: number): T =>
    minMm > figure.minMm ? { ...figure, minMm, source: 'tastwerk' } : figure;
  return {
    ...embosserProfile,
    id: `embosser-${id}`,
    gapElements: { ...gapElements, warningMm: Math.max(gapElements.warningMm, apartMm) },
    gapLines: {
      ...gapLines,
      errorMm: Math.max(gapLines.errorMm, 2 * stepMm),
      warningMm: Math.max(gapLines.warningMm, apartMm),
    },
    textureArea: atLeast(textureArea, AREA_STEPS * stepMm),
    recess: atLeast(recess, apartMm),
    lineWidth: { ...lineWidth, minMm: 0 },
  };
}
