import { Select } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import styles from './admin-area.module.css';
import { useTableUrl } from './table/use-table-url.js';

/** Stands for no filter in a list of choices, whose ids must not be empty. */
const ANY = 'any';

interface FilterSelectProps<Id extends string> {
  /** Name of the filter in the address. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  /** The choice that holds while the address says nothing; without it, nothing is filtered then. */
  readonly usual?: Id;
  /** Whether there are no rows but those of one of the choices at a time. */
  readonly isOneOf?: boolean;
}

/** Chooses which rows a table shows; the choice stands in the address. */
export function FilterSelect<Id extends string>({
  name,
  label,
  options,
  usual,
  isOneOf = false,
}: FilterSelectProps<Id>) {
  const { t } = useTranslation('admin');
  const { filter, change } = useTableUrl();
  const choices = [...(isOneOf ? [] : [{ id: ANY, label: t('table.all') }]), ...options];
  const first = usual ?? ANY;
  return (
    <div className={styles.filter}>
      <Select
        label={label}
        value={choices.find(({ id }) => id === filter(name))?.id ?? first}
        onChange={(id: string) => change({ [name]: id === first ? null : id })}
        options={choices}
      />
    </div>
  );
}
