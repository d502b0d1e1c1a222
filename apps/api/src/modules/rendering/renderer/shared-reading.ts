/** What several jobs read at the same time is read once; when the last of them has ended it is forgotten, and read anew for the next. */
export class SharedReading<Key, Value> {
  private readonly inHand = new Map<Key, { readonly value: Promise<Value>; users: number }>();

  constructor(private readonly read: (key: Key) => Promise<Value>) {}

  /** Runs `use` with what is read for `key`. */
  async during<Outcome>(key: Key, use: (value: Value) => Promise<Outcome>): Promise<Outcome> {
    const shared = this.inHand.get(key) ?? { value: this.read(key), users: 0 };
    this.inHand.set(key, shared);
    shared.users += 1;
    try {
      return await use(await shared.value);
    } finally {
      shared.users -= 1;
      if (shared.users === 0) this.inHand.delete(key);
    }
  }
}
