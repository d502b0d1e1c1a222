import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useChartForm } from './form-context.js';
import type { ValuePath } from './spec-values.js';

/** Words of a name in code, for a field that has no text yet: `isStacked` becomes `Is stacked`. */
function spelledOut(name: string): string {
  const words = name
    .replaceAll(/(?=\p{Lu})|-/gu, ' ')
    .toLowerCase()
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names of fields, of one item of a list, and of choices: those of the type of chart before those that types share. */
export function useFieldTexts() {
  const { t } = useTranslation('charts');
  const { type } = useChartForm();
  const nameOf = useCallback(
    (path: ValuePath): string => {
      const names = path.filter((key) => typeof key === 'string');
      const last = names.at(-1) ?? '';
      const defaultValue = spelledOut(last);
      return t([`fields.${type}.${names.join('_')}`, `fields.${last}`], { defaultValue });
    },
    [t, type],
  );
  const itemOf = useCallback(
    (path: ValuePath): string => {
      const last = path.findLast((key) => typeof key === 'string') ?? '';
      return t(`items.${last}`, { defaultValue: nameOf(path) });
    },
    [t, nameOf],
  );
  const choiceOf = useCallback(
    (path: ValuePath, option: string): string => {
      const last = path.findLast((key) => typeof key === 'string') ?? '';
      return t([`choices.${type}.${last}.${option}`, `choices.${last}.${option}`, `choices.${option}`], {
        defaultValue: spelledOut(option),
      });
    },
    [t, type],
  );
  return { t, nameOf, itemOf, choiceOf };
}
