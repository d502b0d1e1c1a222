import { TextField } from '@tastwerk/ui';
import { FORMULA_MOST_CHARACTERS, parseFormula } from '../../formula/parse-formula.js';
import { printFormula } from '../../formula/print.js';
import { useChartForm } from './form-context.js';
import { formulaOptions } from './spec-checks.js';
import { type ValuePath, valueAt } from './spec-values.js';
import { useFieldTexts } from './use-field-texts.js';

/** A formula in school notation: says at once how it is read, or what is wrong with it and where. */
export function FormulaField({ path }: { readonly path: ValuePath }) {
  const { values, language, setAt, errorAt } = useChartForm();
  const { t, nameOf } = useFieldTexts();
  const value = valueAt(values, path);
  const text = typeof value === 'string' ? value : '';
  const read = parseFormula(text, formulaOptions(values));
  const error = errorAt(path);
  return (
    <TextField
      label={nameOf(path)}
      value={text}
      onChange={(next) => setAt(path, next)}
      maxLength={FORMULA_MOST_CHARACTERS}
      spellCheck="false"
      autoComplete="off"
      {...(read.ok
        ? { description: t('formula.read', { formula: printFormula(read.value, language) }) }
        : {})}
      {...(error === undefined ? {} : { errorMessage: error })}
    />
  );
}
