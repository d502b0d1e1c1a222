import { Checkbox } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import styles from './admin-table.module.css';
import type { AdminColumn } from './column.js';
import { useTableUrl } from './use-table-url.js';

/** Shows and hides columns of the table below it; the last one that is shown stays. */
export function ColumnChoice<Row>({ columns }: { readonly columns: readonly AdminColumn<Row>[] }) {
  const { t } = useTranslation('admin');
  const { turned, change } = useTableUrl();
  const isShown = ({ id, isMinor = false }: AdminColumn<Row>) => isMinor === turned.includes(id);
  const shown = columns.filter(isShown).length;
  return (
    <fieldset className={styles.choice}>
      <legend>{t('table.columns')}</legend>
      {columns.map((column) => (
        <Checkbox
          key={column.id}
          isSelected={isShown(column)}
          isDisabled={shown === 1 && isShown(column)}
          onChange={() => {
            const rest = turned.filter((id) => id !== column.id);
            const next = rest.length < turned.length ? rest : [...turned, column.id];
            change({ columns: next.join(',') });
          }}
        >
          {column.title}
        </Checkbox>
      ))}
    </fieldset>
  );
}
