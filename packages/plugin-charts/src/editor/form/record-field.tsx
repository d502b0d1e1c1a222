import { DataGrid } from '@tastwerk/ui';
import { useState } from 'react';
import { useChartForm } from './form-context.js';
import { type ValuePath, valueAt } from './spec-values.js';
import { type GridTexts, isBlank, isNoNumber, numberOf, written } from './table-forms.js';
import { useFieldTexts } from './use-field-texts.js';
import { useGridTexts } from './use-grid-texts.js';

/** Rows that are seen at once, and that there may be. */
const SEEN_ROWS = 4;
const MOST_ROWS = 20;

/** Numbers by their names, such as the values of parameters. */
export function RecordField({ path }: { readonly path: ValuePath }) {
  const { values, language, setAt } = useChartForm();
  const { t, nameOf } = useFieldTexts();
  const label = nameOf(path);
  const [rows, setRows] = useState<GridTexts>(() => [
    [nameOf(['name']), nameOf(['value'])],
    ...Object.entries(valueAt(values, path) ?? {}).map(([name, value]) => [name, written(value, language)]),
  ]);
  return (
    <div role="group" aria-label={label}>
      <h3>{label}</h3>
      <DataGrid
        label={label}
        rows={rows}
        onChange={(next) => {
          setRows(next);
          const used = next.slice(1).filter(([name = '']) => !isBlank(name));
          setAt(
            path,
            Object.fromEntries(used.map(([name = '', text = '']) => [name.trim(), numberOf(text, language)])),
          );
        }}
        texts={useGridTexts(true)}
        kinds={['text', 'number']}
        errorAt={(row, column) => {
          const text = rows[row]?.[column] ?? '';
          return row > 0 && column === 1 && isNoNumber(text, language)
            ? t('errors.noNumber', { text })
            : undefined;
        }}
        hasFixedColumns
        limits={{ rows: MOST_ROWS + 1, columns: 2 }}
        seenRows={SEEN_ROWS}
      />
    </div>
  );
}
