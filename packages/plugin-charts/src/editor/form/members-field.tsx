import { Checkbox } from '@tastwerk/ui';
import styles from './fields.module.css';
import { useChartForm } from './form-context.js';
import { type ValuePath, valueAt } from './spec-values.js';
import { useFieldTexts } from './use-field-texts.js';

/** In which of the sets of the chart something lies. */
export function MembersField({ path }: { readonly path: ValuePath }) {
  const { values, setAt } = useChartForm();
  const { t, nameOf } = useFieldTexts();
  const [sets, inside] = [values['sets'], valueAt(values, path)];
  const names: readonly unknown[] = Array.isArray(sets) ? sets : [];
  const chosen = new Set<unknown>(Array.isArray(inside) ? inside : []);
  return (
    <div role="group" aria-label={nameOf(path)} className={styles.members}>
      <span>{nameOf(path)}</span>
      {names.map((name, index) => (
        <Checkbox
          key={index}
          isSelected={chosen.has(index)}
          onChange={(isIn) =>
            setAt(
              path,
              names.flatMap((_, one) => ((one === index ? isIn : chosen.has(one)) ? [one] : [])),
            )
          }
        >
          {typeof name === 'string' && name !== ''
            ? name
            : t('items.item', { name: t('items.sets'), number: index + 1 })}
        </Checkbox>
      ))}
    </div>
  );
}
