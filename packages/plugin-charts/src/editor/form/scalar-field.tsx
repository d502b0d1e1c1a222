import { Checkbox, NumberField, Select, TextArea, TextField } from '@tastwerk/ui';
import type { ScalarShape } from './field-shapes.js';
import { useChartForm } from './form-context.js';
import { type ValuePath, valueAt } from './spec-values.js';
import { TermField } from './term-field.js';
import { useFieldTexts } from './use-field-texts.js';

interface ScalarFieldProps {
  readonly path: ValuePath;
  readonly shape: ScalarShape;
}

/** Digits after the separator of a number that need not be whole. */
const DIGITS = 6;
/** Rows of a text of several lines. */
const LONG_ROWS = 8;

/** The field of one value. */
export function ScalarField({ path, shape }: ScalarFieldProps) {
  const { values, setAt, errorAt } = useChartForm();
  const { nameOf, choiceOf } = useFieldTexts();
  const value = valueAt(values, path);
  const label = nameOf(path);
  const errorMessage = errorAt(path);
  const texts = { label, ...(errorMessage === undefined ? {} : { errorMessage }) };
  switch (shape.kind) {
    case 'text': {
      const field = {
        ...texts,
        value: typeof value === 'string' ? value : '',
        onChange: (text: string) => setAt(path, text),
        ...(shape.maxLength === undefined ? {} : { maxLength: shape.maxLength }),
      };
      return shape.isLong ? <TextArea {...field} rows={LONG_ROWS} /> : <TextField {...field} />;
    }
    case 'number': {
      const { min, max, isWhole, empty } = shape;
      return (
        <NumberField
          {...texts}
          value={typeof value === 'number' ? value : Number.NaN}
          // Years have no separators, and a comma that groups is read as one before decimals.
          formatOptions={{ maximumFractionDigits: isWhole ? 0 : DIGITS, useGrouping: false }}
          maximumFractionDigits={isWhole ? 0 : DIGITS}
          {...(min === undefined ? {} : { minValue: min })}
          {...(max === undefined ? {} : { maxValue: max })}
          onChange={(next) => setAt(path, Number.isNaN(next) ? (empty === 'null' ? null : undefined) : next)}
        />
      );
    }
    case 'term':
      return <TermField path={path} empty={shape.empty} />;
    case 'flag':
      return (
        <Checkbox isSelected={value === true} onChange={(isOn) => setAt(path, isOn)}>
          {label}
        </Checkbox>
      );
    case 'choice':
      return (
        <Select
          {...texts}
          value={typeof value === 'string' ? value : null}
          options={shape.options.map((id) => ({ id, label: choiceOf(path, id) }))}
          onChange={(next) => setAt(path, next)}
        />
      );
  }
}
