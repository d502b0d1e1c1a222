import { Label, ProgressBar as AriaProgressBar } from 'react-aria-components';
import { classNames } from '../class-names.js';
import styles from './progress-bar.module.css';

/** Props of `ProgressBar`. */
export interface ProgressBarProps {
  readonly label: string;
  /** From 0 to `maxValue`; null when it is not known how far it is. */
  readonly value: number | null;
  readonly maxValue?: number;
  /** Text in place of the percentage, such as "2 of 5". */
  readonly valueText?: string;
}

/** How far something has come. */
export function ProgressBar({ label, value, maxValue = 100, valueText }: ProgressBarProps) {
  return (
    <AriaProgressBar
      className={classNames(styles.progress)}
      value={value ?? 0}
      maxValue={maxValue}
      isIndeterminate={value === null}
      {...(valueText ? { valueLabel: valueText } : {})}
    >
      {({ percentage, valueText: shown, isIndeterminate }) => (
        <>
          <div className={styles.head}>
            <Label>{label}</Label>
            <span className={styles.value}>{isIndeterminate ? '' : shown}</span>
          </div>
          <div className={styles.track}>
            <div
              className={classNames(styles.fill, isIndeterminate && styles.indeterminate)}
              style={isIndeterminate ? {} : { width: `${percentage ?? 0}%` }}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  );
}
