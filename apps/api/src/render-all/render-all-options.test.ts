import { describe, expect, it } from '@jest/globals';
import { RENDERING_FORMATS } from '@tastwerk/contracts';
import { RENDER_ALL_HELP, readRenderAllOptions } from './render-all-options.js';

describe('the call of render:all', () => {
  it('means every format and every core', () => {
    const read = readRenderAllOptions([]);
    expect(read).toMatchObject({ ok: true, value: { formats: RENDERING_FORMATS, isAnew: false } });
    expect(read.ok && read.value.workers).toBeGreaterThan(0);
  });

  it('names formats and workers', () => {
    expect(readRenderAllOptions(['--formats', 'pdf, zip', '--workers=0', '--anew'])).toEqual({
      ok: true,
      value: { formats: ['pdf', 'zip'], workers: 0, isAnew: true },
    });
  });

  it.each([
    [['--formats', 'docx'], /^--formats: "docx" is none of pdf, /],
    [['--workers', 'many'], /^--workers must be a whole number/],
    [['--workers', '65'], /^--workers must be a whole number/],
    [['--quick'], /--quick/],
    [['stray'], /stray/],
  ])('is refused in one sentence: %j', (words, sentence) => {
    expect(readRenderAllOptions(words)).toEqual({
      ok: false,
      error: { text: expect.stringMatching(sentence), isHelp: false },
    });
  });

  it('prints its help', () => {
    expect(readRenderAllOptions(['--help'])).toEqual({
      ok: false,
      error: { text: RENDER_ALL_HELP, isHelp: true },
    });
  });
});
