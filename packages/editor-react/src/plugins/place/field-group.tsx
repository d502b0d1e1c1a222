import type { ReactNode } from 'react';
import styles from './place-dialog.module.css';

/** Fields of the dialog that belong together. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
