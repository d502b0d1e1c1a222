/**
 * Lets requests of the same moment that ask for the same share one answer: those that come in while the process handles what it has
 * received. Work begins after all of them have asked, so nobody is given what was loaded before.
 */
export class SameMoment<V> {
  private readonly asked = new Map<string, Promise<V>>();

  /** The value of `key`; of those who ask in one moment, the `load` of the first one is used. */
  get(key: string, load: () => Promise<V>): Promise<V> {
    const shared = this.asked.get(key);
    if (shared !== undefined) return shared;
    const value = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      this.asked.delete(key);
      return load();
    });
    this.asked.set(key, value);
    return value;
  }
}
