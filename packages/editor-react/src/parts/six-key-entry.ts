import type { Cell } from '@tastwerk/editor-core/braille';

/** Keys of a Perkins brailler on a keyboard with the dots they write, by their place on the keyboard whatever the layout. */
const DOT_OF_KEY: Readonly<Record<string, number>> = { KeyF: 1, KeyD: 2, KeyS: 3, KeyJ: 4, KeyK: 5, KeyL: 6 };

/** Writes cells as a brailler does: keys that are down together make one cell when the last of them is let go. */
export interface SixKeyEntry {
  /** Takes a key that goes down; whether it writes dots. */
  keyDown(code: string): boolean;
  /** Takes a key that comes up; the cell that is now whole, else null. */
  keyUp(code: string): Cell | null;
  /** Forgets keys that are held, as when the field loses the focus. */
  reset(): void;
}

/** Starts with no key held. */
export function createSixKeyEntry(): SixKeyEntry {
  const held = new Set<string>();
  let dots = 0;
  return {
    keyDown(code) {
      const dot = DOT_OF_KEY[code];
      if (dot === undefined) return false;
      held.add(code);
      dots |= 1 << (dot - 1);
      return true;
    },
    keyUp(code) {
      if (!held.delete(code) || held.size > 0) return null;
      const cell = dots;
      dots = 0;
      return cell;
    },
    reset() {
      held.clear();
      dots = 0;
    },
  };
}
