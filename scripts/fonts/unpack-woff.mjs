import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;
const align = (length) => (length + 3) & ~3;

/** The TrueType form of a WOFF 1.0 file (W3C recommendation, sections 4 and 5): the same tables, inflated. */
export function unpackWoff(woff) {
  const tableCount = woff.readUInt16BE(12);
  const tables = Array.from({ length: tableCount }, (_, index) => {
    const entry = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const [offset, packedLength, length] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const packed = woff.subarray(offset, offset + packedLength);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.readUInt32BE(entry + 16),
      data: packedLength < length ? inflateSync(packed) : packed,
    };
  });
  const headerLength = SFNT_HEADER_BYTES + tableCount * SFNT_ENTRY_BYTES;
  const font = Buffer.alloc(tables.reduce((sum, { data }) => sum + align(data.length), headerLength));
  const entrySelector = Math.floor(Math.log2(tableCount));
  const searchRange = 2 ** entrySelector * SFNT_ENTRY_BYTES;
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(tableCount, 4);
  font.writeUInt16BE(searchRange, 6);
  font.writeUInt16BE(entrySelector, 8);
  font.writeUInt16BE(tableCount * SFNT_ENTRY_BYTES - searchRange, 10);
  let offset = headerLength;
  tables.forEach(({ tag, checksum, data }, index) => {
    const entry = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    tag.copy(font, entry);
    font.writeUInt32BE(checksum, entry + 4);
    font.writeUInt32BE(offset, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, offset);
    offset += align(data.length);
  });
  return font;
}
