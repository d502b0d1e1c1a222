import { type ReactNode } from 'react';
import {
  Button as AriaButton,
  Link as AriaLink,
  type ButtonProps,
  type LinkProps as AriaLinkProps,
} from 'react-aria-components';
import { buttonClass, type ButtonVariant } from '../button/button.js';
import { classNames } from '../class-names.js';
import styles from './link.module.css';

/** Props of `Link`; the rest goes to the accessible primitive. */
export interface LinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children'> {
  readonly href: string;
  /** `plain` drops the underline, where the place alone says that it is a link (navigation). */
  readonly look?: 'text' | 'plain';
  readonly children: ReactNode;
}

/** A link in a text or a navigation. */
export function Link({ look = 'text', children, ...rest }: LinkProps) {
  return (
    <AriaLink {...rest} className={classNames(styles.link, styles[look])}>
      {children}
    </AriaLink>
  );
}

/** Props of `ButtonLink`. */
export interface ButtonLinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'children'> {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button: it leads somewhere and has an address. */
export function ButtonLink({ variant = 'secondary', icon, isWide, children, ...rest }: ButtonLinkProps) {
  return (
    <AriaLink {...rest} className={buttonClass(variant, isWide)}>
      {icon ? <span aria-hidden="true">{icon}</span> : null}
      <span>{children}</span>
    </AriaLink>
  );
}

/** Props of `TextButton`. */
export interface TextButtonProps extends Omit<ButtonProps, 'className' | 'style' | 'children'> {
  readonly children: ReactNode;
}

/** A button that looks like a link: it acts, and has no address. */
export function TextButton({ children, ...rest }: TextButtonProps) {
  return (
    <AriaButton {...rest} className={classNames(styles.link, styles.text, styles.button)}>
      {children}
    </AriaButton>
  );
}
