import { DataGrid } from '@tastwerk/ui';
import { useState } from 'react';
import type { FieldShape } from './field-shapes.js';
import { useChartForm } from './form-context.js';
import { type ValuePath, valueAt } from './spec-values.js';
import { listOfRows, rowsOfList } from './list-rows.js';
import { type GridTexts, isNoNumber } from './table-forms.js';
import { useFieldTexts } from './use-field-texts.js';
import { useGridTexts } from './use-grid-texts.js';

interface ListFieldProps {
  readonly path: ValuePath;
  readonly shape: Extract<FieldShape, { kind: 'list' }>;
}

/** Rows that are seen at once. */
const SEEN_ROWS = 6;

/** A list of flat objects, or of plain values, as a grid with a column for each property. */
export function ListField({ path, shape: { columns, most } }: ListFieldProps) {
  const { values, language, setAt, errorAt } = useChartForm();
  const { t, nameOf } = useFieldTexts();
  const texts = useGridTexts(true);
  const columnNames = columns.map(({ name }) => nameOf(name === undefined ? path : [...path, name]));
  const [rows, setRows] = useState<GridTexts>(() => {
    const value = valueAt(values, path);
    return rowsOfList(Array.isArray(value) ? value : [], columns, columnNames, language);
  });
  const label = nameOf(path);
  const cellError = (row: number, column: number): string | undefined => {
    const of = columns[column];
    if (row === 0 || !of) return undefined;
    const text = rows[row]?.[column] ?? '';
    if (of.shape.kind === 'number' && isNoNumber(text, language)) return t('errors.noNumber', { text });
    return errorAt(of.name === undefined ? [...path, row - 1] : [...path, row - 1, of.name]);
  };
  return (
    <div role="group" aria-label={label}>
      <h3>{label}</h3>
      <DataGrid
        label={label}
        rows={rows}
        onChange={(next) => {
          setRows(next);
          setAt(path, listOfRows(next, columns, language));
        }}
        texts={texts}
        kinds={columns.map(({ shape }) => (shape.kind === 'number' ? 'number' : 'text'))}
        errorAt={cellError}
        hasFixedColumns
        seenRows={SEEN_ROWS}
        limits={{ rows: most + 1, columns: columns.length }}
      />
    </div>
  );
}
