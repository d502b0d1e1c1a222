import type { GridPlace } from './grid-model.js';

/** What a key does in a grid in which nothing is being typed. */
export type GridKey =
  | { readonly does: 'move'; readonly by: GridPlace; readonly isExtending: boolean }
  | {
      readonly does: 'edge';
      readonly to: 'row-start' | 'row-end' | 'start' | 'end';
      readonly isExtending: boolean;
    }
  | { readonly does: 'page'; readonly direction: 1 | -1; readonly isExtending: boolean }
  | { readonly does: 'edit' }
  /** Begins to write in place of what stands there; the character itself goes into the field. */
  | { readonly does: 'type' }
  | { readonly does: 'clear' }
  | { readonly does: 'all' }
  | { readonly does: 'undo' }
  | { readonly does: 'redo' }
  | { readonly does: 'add-row'; readonly after: 0 | 1 }
  | { readonly does: 'add-column'; readonly after: 0 | 1 }
  | { readonly does: 'remove-rows' }
  | { readonly does: 'remove-columns' }
  | { readonly does: 'collapse' };

/** The parts of a key event that count. */
export interface GridPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const STEPS: Readonly<Record<string, GridPlace>> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};

const REMOVING = new Set(['Delete', 'Backspace']);

function withAlt({ key, shiftKey }: GridPress): GridKey | undefined {
  if (REMOVING.has(key)) return { does: shiftKey ? 'remove-columns' : 'remove-rows' };
  const step = shiftKey ? STEPS[key] : undefined;
  if (!step) return undefined;
  const after = step.row + step.column > 0 ? 1 : 0;
  return step.row === 0 ? { does: 'add-column', after } : { does: 'add-row', after };
}

function withMod({ key, shiftKey }: GridPress): GridKey | undefined {
  switch (key) {
    case 'Home':
      return { does: 'edge', to: 'start', isExtending: shiftKey };
    case 'End':
      return { does: 'edge', to: 'end', isExtending: shiftKey };
    case 'a':
      return { does: 'all' };
    case 'y':
      return { does: 'redo' };
    case 'z':
    case 'Z':
      return { does: shiftKey ? 'redo' : 'undo' };
    default:
      return undefined;
  }
}

/** What `press` does; undefined where it is left to what is around the grid. */
export function gridKey(press: GridPress): GridKey | undefined {
  const { key, shiftKey: isExtending } = press;
  if (press.altKey && !press.ctrlKey)
    return withAlt(press) ?? (isWriting(press) ? { does: 'type' } : undefined);
  // AltGr, which writes a character, comes as Ctrl and Alt.
  if ((press.ctrlKey || press.metaKey) && !press.altKey) return withMod(press);
  const by = STEPS[key];
  if (by) return { does: 'move', by, isExtending };
  if (REMOVING.has(key)) return { does: 'clear' };
  switch (key) {
    case 'Home':
      return { does: 'edge', to: 'row-start', isExtending };
    case 'End':
      return { does: 'edge', to: 'row-end', isExtending };
    case 'PageUp':
      return { does: 'page', direction: -1, isExtending };
    case 'PageDown':
      return { does: 'page', direction: 1, isExtending };
    case 'Enter':
    case 'F2':
      return { does: 'edit' };
    case 'Escape':
      return { does: 'collapse' };
    default:
      return isWriting(press) ? { does: 'type' } : undefined;
  }
}

/** Whether the key writes something: a character, or a part of one on keyboards with dead keys and input methods. */
const isWriting = ({ key }: GridPress): boolean =>
  [...key].length === 1 || key === 'Dead' || key === 'Process';
