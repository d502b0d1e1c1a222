import { TextField } from '@tastwerk/ui';
import { useState } from 'react';
import { readTerm, writeTerm } from '../../formula/term.js';
import type { ScalarShape } from './field-shapes.js';
import { useChartForm } from './form-context.js';
import { type ValuePath, valueAt } from './spec-values.js';
import { useFieldTexts } from './use-field-texts.js';

interface TermFieldProps {
  readonly path: ValuePath;
  readonly empty: Extract<ScalarShape, { kind: 'term' }>['empty'];
}

/** A number, typed as such or as a term such as `pi/2`. What cannot be read is kept as it is typed, so that the chart says what is wrong. */
export function TermField({ path, empty }: TermFieldProps) {
  const { values, language, setAt, errorAt } = useChartForm();
  const { t, nameOf } = useFieldTexts();
  const value = valueAt(values, path);
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: unknown }>();
  const isTyped = typed !== undefined && Object.is(typed.value, value);
  const written = typeof value === 'number' ? writeTerm(value, language) : '';
  const error = typeof value === 'string' ? t('errors.noNumber', { text: value }) : errorAt(path);
  const type = (text: string) => {
    const nothing = empty === 'null' ? null : undefined;
    const next = text.trim() === '' ? nothing : (readTerm(text) ?? text);
    setTyped({ text, value: next });
    setAt(path, next);
  };
  return (
    <TextField
      label={nameOf(path)}
      value={isTyped ? typed.text : written}
      onChange={type}
      spellCheck="false"
      autoComplete="off"
      {...(path.at(-1) === 'step' ? { description: t('term.step') } : {})}
      {...(error === undefined ? {} : { errorMessage: error })}
    />
  );
}
