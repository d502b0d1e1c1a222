import { describe, expect, it } from '@jest/globals';
import { pictureSize } from './picture-size.js';

const png = (width: number, height: number) => {
  const bytes = new Uint8Array(33);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return bytes;
};

describe('pictureSize', () => {
  it('reads the size of a PNG file, however much it claims', () => {
    expect(pictureSize(png(60_000, 50_000))).toEqual({ width: 60_000, height: 50_000 });
    expect(pictureSize(png(3, 4).subarray(0, 20))).toBeUndefined();
  });

  it('finds the size of a JPEG file behind other segments and filling bytes, progressive ones too', () => {
    const before = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc4, 0, 3, 9];
    const frame = (mark: number) => [0xff, mark, 0, 17, 8, 0x12, 0x34, 0x56, 0x78, 3, 0, 0];
    expect(pictureSize(Uint8Array.from([...before, ...frame(0xc0)]))).toEqual({
      width: 0x5678,
      height: 0x1234,
    });
    expect(pictureSize(Uint8Array.from([...before, ...frame(0xc2)]))).toEqual({
      width: 0x5678,
      height: 0x1234,
    });
  });

  it('says nothing of a JPEG file that is broken or ends too early', () => {
    expect(pictureSize(Uint8Array.of(0xff, 0xd8, 0x00, 0x00, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))).toBeUndefined();
    expect(pictureSize(Uint8Array.of(0xff, 0xd8, 0xff))).toBeUndefined();
    expect(pictureSize(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 0))).toBeUndefined();
  });

  it('comes to an end where a segment claims to have no length', () => {
    const bytes = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0, 0, 0]);
    expect(pictureSize(bytes)).toBeUndefined();
  });
});
