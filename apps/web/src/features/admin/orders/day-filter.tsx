import { TextField } from '@tastwerk/ui';
import styles from '../admin-area.module.css';
import { useTableUrl } from '../table/use-table-url.js';

interface DayFilterProps {
  /** Name of the filter in the address. */
  readonly name: string;
  readonly label: string;
}

/** Chooses a day; the choice stands in the address as ISO 8601. */
export function DayFilter({ name, label }: DayFilterProps) {
  const { filter, change } = useTableUrl();
  return (
    <div className={styles.filter}>
      <TextField type="date" label={label} value={filter(name)} onChange={(day) => change({ [name]: day })} />
    </div>
  );
}
