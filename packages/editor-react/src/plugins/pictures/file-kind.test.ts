import { describe, expect, it } from '@jest/globals';
import { fileKind } from './file-kind.js';

const text = (content: string, name = 'x') => fileKind(new TextEncoder().encode(content), name);

describe('what a file is', () => {
  it('is told by what stands in it, not by its name', () => {
    expect(fileKind(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13), 'x.svg')).toBe('picture');
    expect(fileKind(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), '')).toBe('picture');
    expect(text('\ufeff<?xml version="1.0"?><!-- a --><svg xmlns="x">', 'x.png')).toBe('svg');
    expect(text('<ns:svg>')).toBe('svg');
    expect(text('<?xml version="1.0"?><pef version="2008-1">')).toBe('pef');
    expect(text('%PDF-1.7\n%\u00e2\u00e3', 'x.svg')).toBe('pdf');
    expect(text(`${' '.repeat(1000)}%PDF-1.4 <svg>`)).toBe('pdf');
    expect(text(' {"formatVersion":1}', 'x.txt')).toBe('document');
    expect(text('⠙⠬⠀⠾⠗⠁⠮⠑', 'x')).toBe('brf');
    expect(text('DIE ^TRAE\r\n\f\u001a', 'blatt.brf')).toBe('brf');
  });

  it('stays unknown where it is something else', () => {
    expect(text('Ein Brief', 'brief.docx')).toBe('unknown');
    expect(text('<html><p>svg</p></html>', 'x.brf')).toBe('unknown');
    expect(text(`${' '.repeat(1020)}%PDF-1.4`, 'x.pdf')).toBe('unknown');
    expect(text('PK\u0003\u0004', 'x.brf')).toBe('unknown');
    expect(text('', 'x.brf')).toBe('unknown');
    expect(fileKind(new Uint8Array(0), 'x.png')).toBe('unknown');
  });
});
