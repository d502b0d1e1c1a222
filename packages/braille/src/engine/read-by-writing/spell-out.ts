import type { PrintWord } from './print-word.js';
import type { Unit } from './unit.js';
import type { UnitIndex } from './unit-index.js';

const likeliest = (units: readonly Unit[]): Unit | undefined =>
  units.reduce<Unit | undefined>(
    (best, unit) =>
      best === undefined ||
      unit.cells.length > best.cells.length ||
      (unit.cells.length === best.cells.length && unit.cost < best.cost)
        ? unit
        : best,
    undefined,
  );

/** Reads cells by the longest sign at each place, whatever stands beside it; cells that are no sign are left out. */
export function spellOut(units: UnitIndex, cells: readonly number[]): PrintWord {
  let text = '';
  const sourceIndex: number[] = [];
  for (let place = 0; place < cells.length;) {
    const unit = likeliest(units.at(cells, place));
    if (unit !== undefined) {
      text += unit.text;
      for (let index = 0; index < unit.text.length; index += 1) sourceIndex.push(place);
    }
    place += unit?.cells.length ?? 1;
  }
  return { text, sourceIndex };
}
