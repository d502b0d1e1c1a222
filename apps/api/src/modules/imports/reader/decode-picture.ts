import { IMPORT_LIMITS } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import sharp from 'sharp';

/** Why bytes are no picture that can be read. */
export type PictureRefusal = 'IMPORT_NOT_A_PICTURE' | 'IMPORT_TOO_LARGE';

/** A picture in shades of grey, one byte a pixel from 0 black to 255 white, row by row. */
export interface GreyPicture {
  readonly grey: Buffer;
  /** Size of `grey` in px. */
  readonly width: number;
  readonly height: number;
  /** Size of the picture as it is seen, after the turn that its camera noted. */
  readonly seen: { readonly width: number; readonly height: number };
}

const WHITE = { r: 255, g: 255, b: 255 };
const FORMATS: readonly (string | undefined)[] = ['jpeg', 'png'];

// Whatever a file says it is: nothing but these two is ever handed to a decoder.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);

/** Reads JPEG and PNG by what the bytes are, turns them as they are seen, on white; `sideOf` says for their size how long the longer side becomes, in px. */
export async function decodePicture(
  bytes: Uint8Array,
  sideOf: (seen: GreyPicture['seen']) => number,
): Promise<Result<GreyPicture, PictureRefusal>> {
  const options = { limitInputPixels: IMPORT_LIMITS.pixels, failOn: 'truncated' } as const;
  try {
    const { format, autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.includes(format)) return fail('IMPORT_NOT_A_PICTURE');
    const seen = { width: autoOrient.width, height: autoOrient.height };
    if (seen.width * seen.height > IMPORT_LIMITS.pixels) return fail('IMPORT_TOO_LARGE');
    const side = sideOf(seen);
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .flatten({ background: WHITE })
      .resize(side, side, { fit: 'inside' })
      .greyscale()
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return ok({ grey: data, width: info.width, height: info.height, seen });
  } catch {
    // The library has one kind of error: what it cannot read is no picture for us.
    return fail('IMPORT_NOT_A_PICTURE');
  }
}
