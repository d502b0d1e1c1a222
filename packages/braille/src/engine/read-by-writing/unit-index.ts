import type { Unit } from './unit.js';

interface Branch {
  readonly next: Map<number, Branch>;
  readonly units: Unit[];
}

const branch = (): Branch => ({ next: new Map(), units: [] });

/** Units by their cells. */
export class UnitIndex {
  private readonly root = branch();

  constructor(units: Iterable<Unit>) {
    for (const unit of units) {
      let at = this.root;
      for (const cell of unit.cells) {
        const next = at.next.get(cell) ?? branch();
        at.next.set(cell, next);
        at = next;
      }
      at.units.push(unit);
    }
  }

  /** The units whose cells stand at a place. */
  at(cells: readonly number[], place: number): readonly Unit[] {
    const found: Unit[] = [];
    let at: Branch | undefined = this.root;
    for (let index = place; index < cells.length; index += 1) {
      at = at.next.get(cells[index] ?? 0);
      if (at === undefined) break;
      found.push(...at.units);
    }
    return found;
  }
}
