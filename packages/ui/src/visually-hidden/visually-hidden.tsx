import { type ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Content that is spoken but not shown. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
