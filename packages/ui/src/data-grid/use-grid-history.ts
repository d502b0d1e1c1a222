import { useCallback, useMemo, useState } from 'react';
import { type GridRows, sameRows } from './grid-model.js';

/** Steps that can be undone. */
const MOST_STEPS = 100;

interface Steps {
  /** Rows after the last step in the grid itself; other rows come from outside and clear the history. */
  readonly present: GridRows;
  readonly past: readonly GridRows[];
  readonly future: readonly GridRows[];
}

/** Undo and redo of the changes that were made in the grid itself. */
export interface GridHistory {
  readonly canUndo: boolean;
  readonly change: (next: GridRows) => void;
  /** Goes back a step; says whether there was one. */
  readonly undo: () => boolean;
  readonly redo: () => boolean;
}

/** Keeps `rows` as they were before each change that the grid makes. */
export function useGridHistory(rows: GridRows, onChange: (rows: GridRows) => void): GridHistory {
  const [kept, setKept] = useState<Steps>({ present: rows, past: [], future: [] });
  const steps = useMemo<Steps>(
    () => (sameRows(kept.present, rows) ? kept : { present: rows, past: [], future: [] }),
    [kept, rows],
  );
  const go = useCallback(
    (next: Steps) => {
      setKept(next);
      onChange(next.present);
    },
    [onChange],
  );
  return useMemo(
    () => ({
      canUndo: steps.past.length > 0,
      change(next) {
        if (sameRows(next, rows)) return;
        go({ present: next, past: [...steps.past, rows].slice(-MOST_STEPS), future: [] });
      },
      undo() {
        const before = steps.past.at(-1);
        if (!before) return false;
        go({ present: before, past: steps.past.slice(0, -1), future: [rows, ...steps.future] });
        return true;
      },
      redo() {
        const [after, ...future] = steps.future;
        if (!after) return false;
        go({ present: after, past: [...steps.past, rows], future });
        return true;
      },
    }),
    [steps, rows, go],
  );
}
