import { type ReactNode, useId } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components';
import { Check, CircleAlert, Minus } from 'lucide-react';
import { classNames } from '../class-names.js';
import field from '../field/field.module.css';
import styles from './checkbox.module.css';

/** Props of `Checkbox`; the rest goes to the accessible primitive. */
export interface CheckboxProps extends Omit<
  AriaCheckboxProps,
  'className' | 'style' | 'children' | 'isInvalid'
> {
  readonly children: ReactNode;
  /** What is wrong; its presence marks the box as invalid, and it describes the box. */
  readonly errorMessage?: string;
}

/** A box to tick, with its text. One that must be ticked has an asterisk, which screen readers leave out: they hear "required" instead. */
export function Checkbox({ children, errorMessage, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <AriaCheckbox
        {...rest}
        {...(errorMessage ? { 'aria-describedby': errorId } : {})}
        isInvalid={Boolean(errorMessage)}
        validationBehavior="aria"
        className={classNames(styles.checkbox)}
      >
        {({ isIndeterminate }) => (
          <>
            <span className={styles.box} aria-hidden="true">
              {isIndeterminate ? <Minus /> : <Check />}
            </span>
            <span>
              {children}
              {rest.isRequired ? (
                <span className={field.asterisk} aria-hidden="true">
                  *
                </span>
              ) : null}
            </span>
          </>
        )}
      </AriaCheckbox>
      {errorMessage ? (
        <p className={styles.error} id={errorId}>
          <CircleAlert aria-hidden="true" />
          {errorMessage}
        </p>
      ) : null}
    </div>
  );
}
