/** Things by the square of the plane that they lie in: finds those near a place without looking at all. */
export class NearGrid<T> {
  private readonly squares = new Map<number, T[]>();

  /** Things that are asked for are at most `reach` away. */
  constructor(private readonly reach: number) {}

  add(x: number, y: number, thing: T): void {
    const key = this.keyOf(x, y, 0, 0);
    const there = this.squares.get(key);
    if (there) there.push(thing);
    else this.squares.set(key, [thing]);
  }

  /** All things within reach of the place, and some that are a little farther off. */
  *around(x: number, y: number): Generator<T> {
    for (let row = -1; row <= 1; row += 1) {
      for (let column = -1; column <= 1; column += 1) {
        yield* this.squares.get(this.keyOf(x, y, column, row)) ?? [];
      }
    }
  }

  private keyOf(x: number, y: number, column: number, row: number): number {
    return (Math.floor(y / this.reach) + row) * SQUARES_ACROSS + Math.floor(x / this.reach) + column;
  }
}

/** More squares than any picture has across. */
const SQUARES_ACROSS = 1 << 20;
