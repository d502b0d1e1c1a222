import { type ReactNode } from 'react';
import { classNames } from '../class-names.js';
import styles from './badge.module.css';

/** The tone of a badge; its words carry the meaning. */
export type BadgeTone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

/** Props of `Badge`. */
export interface BadgeProps {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

/** A word or number on something else. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>;
}
