import { DataGrid } from '@tastwerk/ui';
import type { FieldShape } from './field-shapes.js';
import { useChartForm } from './form-context.js';
import { type ValuePath, valueAt } from './spec-values.js';
import type { GridTexts } from './table-forms.js';
import { useFieldTexts } from './use-field-texts.js';
import { useGridTexts } from './use-grid-texts.js';

interface MatrixFieldProps {
  readonly path: ValuePath;
  readonly shape: Extract<FieldShape, { kind: 'matrix' }>;
}

/** Rows that are seen at once. */
const SEEN_ROWS = 9;

const isRow = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((cell) => typeof cell === 'string');

/** Rows of texts as a grid; the first one is that of the names. */
export function MatrixField({ path, shape }: MatrixFieldProps) {
  const { values, setAt, errorAt } = useChartForm();
  const { nameOf } = useFieldTexts();
  const value = valueAt(values, path);
  const rows: GridTexts = Array.isArray(value) ? value.filter(isRow) : [];
  const label = nameOf(path);
  return (
    <div role="group" aria-label={label}>
      <h3>{label}</h3>
      <DataGrid
        label={label}
        rows={rows}
        onChange={(next) => setAt(path, next)}
        texts={useGridTexts()}
        errorAt={(row, column) => errorAt([...path, row, column])}
        limits={{ rows: shape.rows, columns: shape.columns }}
        seenRows={SEEN_ROWS}
      />
    </div>
  );
}
