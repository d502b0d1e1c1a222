import type { Box } from '@tastwerk/editor-core/geometry';
import type { NewBackdrop } from '../../import/index.js';
import { cutOfShares, type PictureSize, sharesOf, wholeOf } from './crop-box.js';

/** `backdrop` with `box` of its picture, in px, shown: what was seen before and is seen still stays where it was on the page. */
export function croppedBackdrop({ crop, ...own }: NewBackdrop, box: Box, picture: PictureSize): NewBackdrop {
  const before = cutOfShares(crop, picture);
  const mmPerPx = own.width / before.width;
  const shares = sharesOf(box, wholeOf(picture));
  return {
    ...own,
    x: own.x + (box.x - before.x) * mmPerPx,
    y: own.y + (box.y - before.y) * mmPerPx,
    width: box.width * mmPerPx,
    height: box.height * mmPerPx,
    ...(shares ? { crop: shares } : {}),
  };
}
