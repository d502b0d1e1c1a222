import { classNames } from '../class-names.js';
import styles from './spinner.module.css';

/** Props of `Spinner`. */
export interface SpinnerProps {
  readonly size?: 'small' | 'large';
}

/** Six dots of a braille cell that rise one after another; silent, so what waits must be said beside it. */
export function Spinner({ size = 'large' }: SpinnerProps) {
  return (
    <span className={classNames(styles.spinner, styles[size])} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((dot) => (
        <span key={dot} className={styles.dot} />
      ))}
    </span>
  );
}
