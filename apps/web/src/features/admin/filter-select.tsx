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
}

/** Chooses which rows a table shows; the choice stands in the address. */
export function FilterSelect<Id extends string>({ name, label, options }: FilterSelectProps<Id>) {
  const { t } = useTranslation('admin');
  const { filter, change } = useTableUrl();
  return (
    <div className={styles.filter}>
      <Select
        label={label}
        value={options.find(({ id }) => id === filter(name))?.id ?? ANY}
        onChange={(id: string) => change({ [name]: id === ANY ? null : id })}
        options={[{ id: ANY, label: t('table.all') }, ...options]}
      />
    </div>
  );
}
