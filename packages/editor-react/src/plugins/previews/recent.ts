interface Kept<Value> {
  readonly parts: readonly unknown[];
  readonly value: Value;
}

/** The `most` values that were asked for last, by what they were made of; parts are compared by identity. */
export class Recent<Value> {
  private kept: readonly Kept<Value>[] = [];

  constructor(private readonly most: number) {}

  get(parts: readonly unknown[]): Value | undefined {
    const found = this.kept.find((one) => isSame(one.parts, parts));
    if (found) this.kept = [found, ...this.kept.filter((one) => one !== found)];
    return found?.value;
  }

  put(parts: readonly unknown[], value: Value): Value {
    this.kept = [{ parts, value }, ...this.kept.filter((one) => !isSame(one.parts, parts))].slice(
      0,
      this.most,
    );
    return value;
  }
}

function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((part, index) => part === other[index]);
}
