import { describe, expect, it } from '@jest/globals';
import { decodeText } from './decode-text.js';

describe('decodeText', () => {
  it('reads UTF-8 and UTF-16 with and without a byte order mark', () => {
    expect(decodeText(Uint8Array.of(0xe2, 0xa0, 0x81))).toBe('⠁');
    expect(decodeText(Uint8Array.of(0xef, 0xbb, 0xbf, 0x61))).toBe('a');
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x01, 0x28))).toBe('⠁');
    expect(decodeText(Uint8Array.of(0xfe, 0xff, 0x28, 0x01))).toBe('⠁');
  });

  it('reads bytes that are no UTF-8 as ISO 8859-1, so that none is lost', () => {
    expect(decodeText(Uint8Array.of(0x61, 0xfc, 0x62))).toBe('aüb');
  });
});
