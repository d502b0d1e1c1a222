import type { Terminal } from './terminal.js';

/** One line on stderr that says how far a batch is; on a terminal it is rewritten in place. */
export interface Progress {
  /** Shows `line` as the state of things. */
  show(line: string): void;
  /** Writes `line` to stay, such as a failure. */
  keep(line: string): void;
}

const CLEAR_LINE = '\r\u001b[K';

/** Starts a progress line; where stderr is no terminal every state is a line of its own. */
export function createProgress(stderr: Terminal['stderr']): Progress {
  return stderr.isTTY
    ? {
        show: (line) => void stderr.write(CLEAR_LINE + line),
        keep: (line) => void stderr.write(`${CLEAR_LINE}${line}\n`),
      }
    : {
        show: (line) => void stderr.write(`${line}\n`),
        keep: (line) => void stderr.write(`${line}\n`),
      };
}
