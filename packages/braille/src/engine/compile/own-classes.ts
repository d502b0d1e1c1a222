import { FIRST_OWN_CLASS, OWN_CLASS_LIMIT } from '../model/attributes.js';
import { TableError, type LinePlace } from './table-line.js';

/** A class that a table names itself. Without a bit it is known by its members alone, which passes can ask for. */
interface OwnClass {
  /** 0 where all bits are taken. */
  readonly bit: number;
  /** The symbols of its characters, and the cells that are written for them. */
  readonly symbols: number[];
  readonly cells: number[];
}

/** The classes that a table names itself: the first ones have bits, those of some tables are more than there are bits. */
export class OwnClasses {
  private readonly classes = new Map<string, OwnClass>();

  /** The class of a name, undefined where no line has named it. */
  find(name: string): OwnClass | undefined {
    return this.classes.get(name);
  }

  /** The class of a name, which is made where it is first named. */
  named(name: string): OwnClass {
    const known = this.classes.get(name);
    if (known !== undefined) return known;
    const count = this.classes.size;
    const own = { bit: count < OWN_CLASS_LIMIT ? FIRST_OWN_CLASS << count : 0, symbols: [], cells: [] };
    this.classes.set(name, own);
    return own;
  }

  /** The bit of the class that was the first, second, third or fourth to get a name; 0 where there are fewer. */
  bitAt(index: number): number {
    const names = [...this.classes.keys()].filter((name) => !/^\d$/u.test(name));
    return this.classes.get(names[index] ?? '')?.bit ?? 0;
  }
}

/** The bit of a class that something asks for by it. */
export function bitOf(place: LinePlace, { bit }: OwnClass): number {
  if (bit === 0) throw new TableError(place, 'too many character classes');
  return bit;
}
