/** Lines that are kept at most until somebody takes them. */
const LINES_MOST = 1000;

/** Gathers the lines of the log that tell of errors, for whoever counts them. */
export class ErrorTap {
  private lines: string[] = [];

  write(line: string): void {
    if (this.lines.length < LINES_MOST) this.lines.push(line);
  }

  /** What came since the last call. */
  take(): readonly string[] {
    const taken = this.lines;
    this.lines = [];
    return taken;
  }
}
