import { type ReactNode, type Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '../class-names.js';
import { Spinner } from '../spinner/spinner.js';
import styles from './button.module.css';

/** How much a button asks for attention; `danger` is for what cannot be taken back. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Props of `Button`; the rest goes to the accessible primitive. */
export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  readonly variant?: ButtonVariant;
  /** Drawn before the text, hidden from screen readers. */
  readonly icon?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
  /** Takes the whole width of its container. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A push button with a text. While `isPending` it keeps its place and focus, and takes no press. */
export function Button({ variant = 'secondary', icon, isWide, children, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} className={buttonClass(variant, isWide)}>
      {rest.isPending ? <Spinner size="small" /> : icon ? <span aria-hidden="true">{icon}</span> : null}
      <span>{children}</span>
    </AriaButton>
  );
}

/** The look of a button, for the few other elements that wear it. */
export function buttonClass(variant: ButtonVariant, isWide = false): string {
  return classNames(styles.button, styles[variant], isWide && styles.wide);
}
