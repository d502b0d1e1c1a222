import { IMPORT_LIMITS } from '@tastwerk/contracts';
import { disableTypes, imageSize, types } from 'image-size';

const READ = ['png', 'jpg'];
// Whatever a file says it is: headers of no other kind are looked at.
disableTypes(types.filter((type) => !READ.includes(type)));

/**
 * Whether the header of a PNG or JPEG says that it has more pixels than are read. Looks at the header alone, so that a picture which is small as
 * a file and huge when it is unpacked is refused at once. False for what is no picture: that is found by the decoder.
 */
export function saysItIsTooLarge(bytes: Uint8Array): boolean {
  try {
    const { width, height } = imageSize(bytes);
    return width * height > IMPORT_LIMITS.pixels;
  } catch {
    return false;
  }
}
