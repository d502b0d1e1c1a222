import type { DrawTemplate } from '@tastwerk/editor-react';

const SIZE_MM = 150;
/** Upright A4 is 210 mm wide. */
const LEFT_MM = (210 - SIZE_MM) / 2;
const TOP_MM = 80;
const QUARTER_PAST_THREE = 195;

/** One large face below the title. */
export const drawClock: DrawTemplate = (kinds) => ({
  objects: [
    kinds.create('clock', {
      uuid: crypto.randomUUID(),
      x: LEFT_MM,
      y: TOP_MM,
      width: SIZE_MM,
      height: SIZE_MM,
      minutes: QUARTER_PAST_THREE,
    }),
  ],
});
