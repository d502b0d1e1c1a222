import { join } from 'node:path';

/** Our own files are named `own/NAME`; those of liblouis lie in the folder of their release. */
const OWN = /^own\//u;

/** The path of a file that the tables of a release name; `folder` holds all releases. */
export function pathOfTable(folder: string, release: string, file: string): string {
  return join(folder, OWN.test(file) ? file : join(release, file));
}

/** Text in the encodings that liblouis reads; files of hyphenation patterns say in their first line that they are ISO 8859-1. */
export function decodeTableText(bytes: Buffer): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return bytes.toString(bytes.subarray(0, 3).toString('latin1') === 'ISO' ? 'latin1' : 'utf8');
}
