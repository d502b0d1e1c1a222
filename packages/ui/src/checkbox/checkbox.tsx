import { type ReactNode } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import { Check, CircleAlert, Minus } from 'lucide-react';
import { classNames } from '../class-names.js';
import styles from './checkbox.module.css';

/** Props of `Checkbox`; the rest goes to the accessible primitive. */
export interface CheckboxProps extends Omit<
  AriaCheckboxProps,
  'className' | 'style' | 'children' | 'isInvalid'
> {
  readonly children: ReactNode;
  /** What is wrong; its presence marks the box as invalid. It is spoken as it appears. */
  readonly errorMessage?: string;
}

/** A box to tick, with its text. */
export function Checkbox({ children, errorMessage, ...rest }: CheckboxProps) {
  return (
    <div>
      <AriaCheckbox
        {...rest}
        isInvalid={Boolean(errorMessage)}
        validationBehavior="aria"
        className={classNames(styles.checkbox)}
      >
        {({ isIndeterminate }) => (
          <>
            <span className={styles.box} aria-hidden="true">
              {isIndeterminate ? <Minus /> : <Check />}
            </span>
            <span>{children}</span>
          </>
        )}
      </AriaCheckbox>
      {errorMessage ? (
        <p className={styles.error} role="alert">
          <CircleAlert aria-hidden="true" />
          {errorMessage}
        </p>
      ) : null}
    </div>
  );
}
