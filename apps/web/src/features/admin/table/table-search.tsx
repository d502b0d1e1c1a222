import { SearchField } from '@tastwerk/ui';
import { useEffect, useState } from 'react';
import styles from './admin-table.module.css';
import { useTableUrl } from './use-table-url.js';

/** Pause in typing after which is looked for what was typed, in ms. */
const TYPING_PAUSE_MS = 300;

/** Looks for what is typed; it stands in the address. */
export function TableSearch({ label }: { readonly label: string }) {
  const { search, change } = useTableUrl();
  const [typed, setTyped] = useState(search);
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => change({ q: typed.trim() }), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, search, change]);
  return (
    <div className={styles.search}>
      <SearchField label={label} placeholder={label} maxLength={100} value={typed} onChange={setTyped} />
    </div>
  );
}
