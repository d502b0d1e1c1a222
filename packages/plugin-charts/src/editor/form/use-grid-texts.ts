import type { DataGridTexts } from '@tastwerk/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** What grids say; `isShort` leaves out how they are used, where another grid beside says it. */
export function useGridTexts(isShort = false): DataGridTexts {
  const { t } = useTranslation('charts');
  return useMemo(
    () => ({
      column: (number) => t('grid.column', { number }),
      row: (number) => t('grid.row', { number }),
      tools: t('grid.tools'),
      addRow: t('grid.addRow'),
      addColumn: t('grid.addColumn'),
      removeRows: t('grid.removeRows'),
      removeColumns: t('grid.removeColumns'),
      undo: t('grid.undo'),
      help: isShort ? '' : t('grid.help'),
      rowAdded: (number) => t('grid.rowAdded', { number }),
      columnAdded: (number) => t('grid.columnAdded', { number }),
      rowsRemoved: (count) => t('grid.rowsRemoved', { count }),
      columnsRemoved: (count) => t('grid.columnsRemoved', { count }),
      pasted: (rows, columns) => t('grid.pasted', { rows, columns }),
      pastedInPart: (rows, columns) => t('grid.pastedInPart', { rows, columns }),
      selected: (rows, columns) => t('grid.selected', { rows, columns }),
      undone: t('grid.undone'),
      redone: t('grid.redone'),
    }),
    [t, isShort],
  );
}
