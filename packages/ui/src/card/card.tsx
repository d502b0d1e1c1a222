import { type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './card.module.css';

/** Props of `Card`. */
export interface CardProps {
  /** What it is to those who do not see it: a plain box, a part with a name, a thing of its own, or an entry of a list. */
  readonly element?: 'div' | 'section' | 'article' | 'li';
  /** Whether it lies above the page, as what the page is about. */
  readonly isRaised?: boolean;
  /** Lays out what is on it, where that is more than one below the other. */
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly children: ReactNode;
}

/** A piece of paper with what belongs together. */
export function Card({
  element: Element = 'div',
  isRaised = false,
  className,
  children,
  ...names
}: CardProps) {
  return (
    <Element {...names} className={classNames(styles.card, isRaised && styles.raised, className)}>
      {children}
    </Element>
  );
}

/** The first row of a card: its heading, and at the other end how it stands. */
export function CardHead({ children }: { readonly children: ReactNode }) {
  return <div className={styles.head}>{children}</div>;
}
