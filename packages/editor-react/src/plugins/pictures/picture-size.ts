import type { PictureSize } from './crop/crop-box.js';

const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff];

/** Whether `bytes` begin as a PNG or JPEG file does. */
export function isPicture(bytes: Uint8Array): boolean {
  return [PNG, JPEG].some((magic) => magic.every((byte, index) => bytes[index] === byte));
}

/** Bytes from the beginning of a PNG file at which its width and height stand. */
const PNG_WIDTH_AT = 16;
const PNG_HEIGHT_AT = 20;
const JPEG_MARK = 0xff;
/** JPEG segments that say the size: starts of frames. 0xc4, 0xc8 and 0xcc among them are something else. */
const isFrameStart = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
/** JPEG marks that stand alone: they have no length. */
const isAlone = (mark: number) => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd8);

/** The size that a JPEG or PNG file says it has, before anything of it is unpacked; undefined where it says none. */
export function pictureSize(bytes: Uint8Array): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0x89) {
    if (bytes.length < PNG_HEIGHT_AT + 4) return undefined;
    return { width: view.getUint32(PNG_WIDTH_AT), height: view.getUint32(PNG_HEIGHT_AT) };
  }
  for (let at = 2; at + 9 <= bytes.length;) {
    const mark = view.getUint8(at + 1);
    if (view.getUint8(at) !== JPEG_MARK) return undefined;
    if (isFrameStart(mark)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // A mark may be preceded by any number of filling bytes.
    if (mark === JPEG_MARK) at += 1;
    else at += isAlone(mark) ? 2 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
