/** What a file is, by what stands in it, never by its name alone. */
export type FileKind = 'picture' | 'svg' | 'pdf' | 'brf' | 'pef' | 'document' | 'unknown';

/** Largest file that is read, in bytes. */
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;

/** Largest picture that is unpacked, in px. */
export const IMPORT_MAX_PIXELS = 40_000_000;

/** What the file dialog offers. */
export const IMPORT_ACCEPT: readonly string[] = [
  'image/png',
  'image/jpeg',
  'image/svg+xml',
  '.svg',
  'application/pdf',
  '.pdf',
  '.brf',
  '.pef',
  '.json',
];

const PNG = [0x89, 0x50, 0x4e, 0x47];
const JPEG = [0xff, 0xd8, 0xff];
/** A PDF file says what it is in its first bytes, but other things may stand before. */
const PDF = '%PDF-';
const PDF_HEAD_BYTES = 1024;
/** Bytes of the beginning in which an XML file names its root. */
const HEAD_BYTES = 64 * 1024;
/** Control characters that no text has. */
const BINARY = /(?![\t\n\f\r])\p{Cc}/u;
/** What a braille file may hold besides: an end-of-file mark, and the beginning of an embosser's commands. */
const OF_EMBOSSERS = ['\u001a', '\u001b'] as const;
const BRF_NAME = /\.br[fal]$|\.txt$/iu;
const UNICODE_BRAILLE = /[\u2801-\u28ff]/u;

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, index) => bytes[index] === byte);
}

/** Tells what `bytes` of a file called `name` are. */
export function fileKind(bytes: Uint8Array, name: string): FileKind {
  if (startsWith(bytes, PNG) || startsWith(bytes, JPEG)) return 'picture';
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, PDF_HEAD_BYTES));
  if (start.includes(PDF)) return 'pdf';
  const head = new TextDecoder().decode(bytes.subarray(0, HEAD_BYTES)).trimStart();
  if (/<(?:\w+:)?svg[\s>]/iu.test(head)) return 'svg';
  if (/<(?:\w+:)?pef[\s>]/iu.test(head)) return 'pef';
  if (head.startsWith('{')) return 'document';
  const withoutMarks = OF_EMBOSSERS.reduce((text, mark) => text.replaceAll(mark, ''), head);
  if (BINARY.test(withoutMarks) || head.startsWith('<')) return 'unknown';
  const isBraille = BRF_NAME.test(name) || UNICODE_BRAILLE.test(head);
  return isBraille && head !== '' ? 'brf' : 'unknown';
}
