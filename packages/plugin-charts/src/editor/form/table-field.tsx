import { DataGrid } from '@tastwerk/ui';
import { useState } from 'react';
import { CHART_LIMITS } from '../../sheet/fields.js';
import { useChartForm } from './form-context.js';
import { GridFrame } from './grid-frame.js';
import { type GridTexts, isNoNumber, rowsOfTable, tableOfRows, type TableValues } from './table-rows.js';
import { useFieldTexts } from './use-field-texts.js';
import { useGridTexts } from './use-grid-texts.js';

const LIMITS = { rows: CHART_LIMITS.rows + 1, columns: CHART_LIMITS.series + 1 };
const KINDS = ['text', ...Array.from({ length: CHART_LIMITS.series }, () => 'number' as const)] as const;
/** Rows that are seen at once. */
const SEEN_ROWS = 9;

interface TableFieldProps {
  readonly table: TableValues;
  /** Whether `table` is an example that nobody has changed: what is pasted then takes the place of all of it. */
  readonly isExample: boolean;
  /** Reads a text of a spreadsheet that takes the place of the whole table. */
  readonly onText: (text: string) => void;
}

/** The data of a chart: names in the first column, a column of numbers for each series. */
export function TableField({ table, isExample, onText }: TableFieldProps) {
  const { language, setAt, errorAt } = useChartForm();
  const { t } = useFieldTexts();
  const texts = useGridTexts();
  const [rows, setRows] = useState<GridTexts>(() => rowsOfTable(table, language));
  const cellError = (row: number, column: number): string | undefined => {
    if (row === 0) return column === 0 ? undefined : errorAt(['series', column - 1, 'name']);
    if (column === 0) return errorAt(['names', row - 1]);
    const text = rows[row]?.[column] ?? '';
    if (isNoNumber(text, language)) return t('errors.noNumber', { text });
    return errorAt(['series', column - 1, 'values', row - 1]);
  };
  return (
    <div
      onPasteCapture={(event) => {
        if (!isExample || event.target instanceof HTMLInputElement) return;
        const text = event.clipboardData.getData('text/plain');
        if (!/[\t\n]/u.test(text)) return;
        event.preventDefault();
        event.stopPropagation();
        onText(text);
      }}
    >
      <GridFrame rows={Math.max(5, rows.length)} most={SEEN_ROWS}>
        <DataGrid
          label={t('data.grid')}
          rows={rows}
          onChange={(next) => {
            setRows(next);
            const { names, series } = tableOfRows(next, language);
            setAt(['names'], names);
            setAt(['series'], series);
          }}
          texts={texts}
          kinds={KINDS}
          errorAt={cellError}
          hasRowHeader
          limits={LIMITS}
        />
      </GridFrame>
    </div>
  );
}
