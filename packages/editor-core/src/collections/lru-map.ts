/** A map of at most `most` entries: one more drops the entry that was read or set least recently. */
export class LruMap<K, V> extends Map<K, V> {
  constructor(private readonly most: number) {
    super();
  }

  override get(key: K): V | undefined {
    const value = super.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** A map is in the order in which its keys were set: the first one is the one to go. */
  override set(key: K, value: V): this {
    super.delete(key);
    super.set(key, value);
    const first = this.size > this.most ? this.keys().next() : undefined;
    if (first && !first.done) super.delete(first.value);
    return this;
  }
}
