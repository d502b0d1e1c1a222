/** Ends something: a process, a server, a connection, a folder. */
type Close = () => unknown;

/** What tests opened. It is closed after them whatever became of them, or a failed assertion would keep the whole run from ending. */
export class Opened {
  private readonly closes: Close[] = [];

  /** Notes how `thing` is closed, and gives it back. */
  add<Thing>(thing: Thing, close: (thing: Thing) => unknown): Thing {
    this.closes.push(() => close(thing));
    return thing;
  }

  /** Closes everything, the last first, each although another one would not close; tells then what went wrong. */
  async close(): Promise<void> {
    const errors: unknown[] = [];
    for (let close = this.closes.pop(); close !== undefined; close = this.closes.pop()) {
      try {
        await close();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw new AggregateError(errors, 'not everything could be closed');
  }
}
