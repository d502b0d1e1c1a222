import { describe, expect, it } from '@jest/globals';
import { IMPORT_LIMITS } from '@tastwerk/contracts';
import sharp from 'sharp';
import { saysItIsTooLarge } from './declared-size.js';

/** A white picture of `width` by 10 px, whose header then says that it is `height` px high. */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const bytes = await sharp({ create: { width, height: 10, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
  // IHDR: the height stands after the signature, length, type and width.
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

describe('the size that a picture declares', () => {
  it.each([
    [8000, 5000, false],
    [8001, 5000, true],
    [16_000, 16_000, true],
  ])('PNG of %i by %i px: too large is %s', async (width, height, isTooLarge) => {
    expect(saysItIsTooLarge(await pngOf(width, height))).toBe(isTooLarge);
    expect(width * height > IMPORT_LIMITS.pixels).toBe(isTooLarge);
  });

  it('is read of a JPEG, too', async () => {
    const jpeg = (width: number, height: number) =>
      sharp({ create: { width, height, channels: 3, background: 'white' } })
        .jpeg()
        .toBuffer();
    expect(saysItIsTooLarge(await jpeg(10_000, 4001))).toBe(true);
    expect(saysItIsTooLarge(await jpeg(100, 100))).toBe(false);
  });

  it('is none of what is no picture, or of another kind', async () => {
    const gif = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'white' } })
      .gif()
      .toBuffer();
    gif.writeUInt16LE(65_535, 6);
    gif.writeUInt16LE(65_535, 8);
    const cut = new Uint8Array((await pngOf(16_000, 16_000)).subarray(0, 18));
    for (const bytes of [gif, cut, Buffer.alloc(0), Buffer.alloc(1000, 0xff), Buffer.from('<svg/>')])
      expect(saysItIsTooLarge(bytes)).toBe(false);
  });
});
