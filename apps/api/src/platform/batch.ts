/** Somebody who waits for the value of a key. */
interface Waiting<K, V> {
  readonly key: K;
  readonly resolve: (value: V) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Asks together for what requests of the same moment ask for: the keys that come in while the process handles what it has received are
 * loaded at once, `most` of them at a time. A full batch leaves without waiting, so that the database works while the rest is read,
 * unless `atOnce` are under way already: then it gathers on until one of them is back. Nobody is given what was loaded before they asked.
 */
export class Batch<K, V> {
  private readonly waiting: Waiting<K, V>[] = [];
  private underWay = 0;

  /** `load` gives the values in the order of the keys. */
  constructor(
    private readonly most: number,
    private readonly load: (keys: readonly K[]) => Promise<readonly V[]>,
    private readonly atOnce = Infinity,
  ) {}

  get(key: K): Promise<V> {
    return new Promise((resolve, reject) => {
      const count = this.waiting.push({ key, resolve, reject });
      if (count >= this.most) void this.run();
      else if (count === 1) setImmediate(() => void this.run());
    });
  }

  private async run(): Promise<void> {
    if (this.waiting.length === 0 || this.underWay >= this.atOnce) return;
    const batch = this.waiting.splice(0, this.most);
    this.underWay += 1;
    try {
      const values = await this.load(batch.map(({ key }) => key));
      if (values.length !== batch.length) throw new Error('a batch has not a value for each key');
      values.forEach((value, index) => batch[index]?.resolve(value));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    this.underWay -= 1;
    void this.run();
  }
}
