import { DataGrid } from '@tastwerk/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { CHART_LIMITS } from '../../sheet/fields.js';
import { useChartForm } from './form-context.js';
import { type GridTexts, isNoNumber, type TableForm } from './table-forms.js';
import { useFieldTexts } from './use-field-texts.js';
import { useGridTexts } from './use-grid-texts.js';

/** Rows that are seen at once. */
const SEEN_ROWS = 9;

interface TableFieldProps {
  readonly form: TableForm;
  /** Whether the data is the unchanged example: what is pasted then takes the place of all of it. */
  readonly isExample: boolean;
  /** Reads a text of a spreadsheet that takes the place of the whole table. */
  readonly onText: (text: string) => void;
  /** Whether the table that was pasted into was in hand: this one takes its place. */
  readonly takesFocus: boolean;
}

/** The data of a chart as a table. */
export function TableField({ form, isExample, onText, takesFocus }: TableFieldProps) {
  const { values, language, setAt, errorAt } = useChartForm();
  const { t } = useFieldTexts();
  const texts = useGridTexts();
  const { hasNames, most } = form;
  const [rows, setRows] = useState<GridTexts>(() => form.rows(values, language));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) frame.current?.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus();
  }, [takesFocus]);
  const kinds = useMemo(
    () => Array.from({ length: most }, (_, column) => (hasNames && column === 0 ? 'text' : 'number')),
    [hasNames, most],
  );
  const cellError = (row: number, column: number): string | undefined => {
    const text = rows[row]?.[column] ?? '';
    const isNumber = row > 0 && kinds[column] === 'number';
    if (isNumber && isNoNumber(text, language)) return t('errors.noNumber', { text });
    return errorAt(form.pathOf(row, column, rows));
  };
  return (
    <div
      ref={frame}
      onPasteCapture={(event) => {
        if (!isExample || event.target instanceof HTMLInputElement) return;
        const text = event.clipboardData.getData('text/plain');
        if (!/[\t\n]/u.test(text)) return;
        event.preventDefault();
        event.stopPropagation();
        onText(text);
      }}
    >
      <DataGrid
        label={t('data.grid')}
        rows={rows}
        onChange={(next) => {
          setRows(next);
          setAt([], { ...values, ...form.read(next, language) });
        }}
        texts={texts}
        kinds={kinds}
        errorAt={cellError}
        hasRowHeader={hasNames}
        hasFixedColumns={most === 2}
        seenRows={SEEN_ROWS}
        limits={{ rows: CHART_LIMITS.rows + 1, columns: most }}
      />
    </div>
  );
}
