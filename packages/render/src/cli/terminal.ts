import type { Readable } from 'node:stream';

/** A stream that text is written to. */
interface TextSink {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** What the command line reads and writes; a test hands in its own. */
export interface Terminal {
  readonly stdin: Readable;
  readonly stdout: TextSink;
  readonly stderr: TextSink;
}

/** The sentence under a key of the command line's texts, in the language of the call. */
export type Say = (key: string, values?: Readonly<Record<string, string | number>>) => string;
