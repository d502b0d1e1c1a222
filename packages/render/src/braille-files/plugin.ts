import { definePlugin } from '@tastwerk/editor-core';
import type { FileSample } from '@tastwerk/editor-core/files';

/** The root of a PEF file, with or without a prefix of its namespace. */
const PEF_ROOT = /<(?:\w+:)?pef[\s>]/iu;
/** Control characters that no text has; above 126 they are cells in EuroBraille with eight dots. */
const BINARY = /(?![\t\n\f\r\u007f-\u009f])\p{Cc}/u;
/** What a braille file may hold besides: an end-of-file mark, and the beginning of an embosser's commands. */
const OF_EMBOSSERS = ['\u001a', '\u001b'] as const;
const BRF_NAME = /\.br[fal]$|\.txt$/iu;
const UNICODE_BRAILLE = /[\u2801-\u28ff]/u;

/** Whether a file is text in braille: by its characters, else by its name. */
function isBrf({ name, text }: FileSample): boolean {
  const withoutMarks = OF_EMBOSSERS.reduce((rest, mark) => rest.replaceAll(mark, ''), text);
  if (text === '' || text.startsWith('<') || BINARY.test(withoutMarks)) return false;
  return BRF_NAME.test(name) || UNICODE_BRAILLE.test(text);
}

/** Braille pages in BRF and PEF files. */
export const brailleFiles = definePlugin({
  id: 'braille-files',
  version: '1.0.0',
  requires: ['braille-pages'],
  importers: {
    braille: {
      accepts: ['.brf', '.pef'],
      matches: (sample) => PEF_ROOT.test(sample.text) || isBrf(sample),
      load: async () => (await import('./read-braille-file.js')).readBrailleFile,
    },
  },
});
