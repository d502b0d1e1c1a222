import { classNames } from '../class-names.js';
import styles from './wordmark.module.css';

/** The product's name as it is written everywhere. */
export const PRODUCT_NAME = 'Tastwerk';

/** Dots of the letter t in braille: raised in the mark. */
const RAISED_DOTS: ReadonlySet<number> = new Set([2, 3, 4, 5]);

/** Props of `Wordmark`. */
export interface WordmarkProps {
  readonly size?: 'small' | 'large';
  /** `mark` leaves the name out on screen; it is still spoken. */
  readonly show?: 'all' | 'mark';
}

/** The logo: one braille cell with the letter t raised, and the name. */
export function Wordmark({ size = 'small', show = 'all' }: WordmarkProps) {
  return (
    <span className={classNames(styles.wordmark, styles[size])}>
      <BrailleMark />
      <span className={show === 'mark' ? styles.spoken : styles.name}>{PRODUCT_NAME}</span>
    </span>
  );
}

function BrailleMark() {
  return (
    <svg viewBox="0 0 26 36" className={styles.mark} aria-hidden="true">
      {[1, 2, 3, 4, 5, 6].map((dot) => (
        <circle
          key={dot}
          cx={dot <= 3 ? 7 : 19}
          cy={6 + ((dot - 1) % 3) * 12}
          r={RAISED_DOTS.has(dot) ? 5 : 3.1}
          className={RAISED_DOTS.has(dot) ? styles.raised : styles.flat}
        />
      ))}
    </svg>
  );
}
