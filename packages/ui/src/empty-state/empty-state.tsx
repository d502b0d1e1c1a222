import { type ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Props of `EmptyState`. */
export interface EmptyStateProps {
  readonly title: string;
  /** Makes the title a heading of this level, where the state is what the page is about. */
  readonly headingLevel?: 1 | 2 | 3;
  readonly children?: ReactNode;
  /** What can be done about it. */
  readonly actions?: ReactNode;
}

/** Says that a list has nothing to show, and why. */
export function EmptyState({ title, headingLevel, children, actions }: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 48 34" className={styles.picture} aria-hidden="true">
        {[6, 18, 30, 42].flatMap((x) =>
          [5, 17, 29].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r={3} />),
        )}
      </svg>
      <Title className={styles.title}>{title}</Title>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  );
}
