/** A sign for capitals or emphasis that stands before a position; an end sign belongs to the character before. */
export interface Mark {
  readonly position: number;
  readonly cells: readonly number[];
  readonly isEnd: boolean;
}

/** A text without signs. */
export const NO_MARKS: readonly Mark[] = [];

/** Marks while a text is written, each once. */
export class MarkQueue {
  private next = 0;

  constructor(private readonly marks: readonly Mark[]) {}

  /** The next mark that stands before a position or earlier, if wanted only an end; undefined where there is none. */
  take(position: number, onlyEnd = false): Mark | undefined {
    const mark = this.marks[this.next];
    if (mark === undefined || mark.position > position || (onlyEnd && !mark.isEnd)) return undefined;
    this.next += 1;
    return mark;
  }

  get isEmpty(): boolean {
    return this.marks.length === 0;
  }

  /** Whether a mark stands between the characters from `start` to `end`. */
  hasInside(start: number, end: number): boolean {
    for (let index = this.next; (this.marks[index]?.position ?? end) < end; index += 1)
      if ((this.marks[index]?.position ?? start) > start) return true;
    return false;
  }

  /** Whether a mark stands right before a position. */
  hasAt(position: number): boolean {
    return this.marks.some((mark) => mark.position === position);
  }

  /** Leaves out the marks before a position. */
  skipTo(position: number): void {
    while ((this.marks[this.next]?.position ?? position) < position) this.next += 1;
  }

  /** Begins again. */
  rewind(): void {
    this.next = 0;
  }
}
