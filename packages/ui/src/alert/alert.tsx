import { type ComponentType, type ReactNode } from 'react';
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { classNames } from '../class-names.js';
import styles from './alert.module.css';

/** What an alert is about; each kind has its own icon, so that colour is not needed to tell them apart. */
export type AlertKind = 'success' | 'info' | 'warning' | 'danger';

const ICONS: Record<AlertKind, ComponentType<{ className?: string; 'aria-hidden': 'true' }>> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

/** Props of `Alert`. */
export interface AlertProps {
  readonly kind: AlertKind;
  /** A heading such as "Warning"; without it the text speaks alone. */
  readonly title?: string;
  /** Makes the title a heading of this level, where the message is what the page is about. */
  readonly headingLevel?: 1 | 2 | 3;
  /** Buttons or links that follow from the message. */
  readonly actions?: ReactNode;
  /** Speaks the message when it appears: at once for danger and warning, politely otherwise. */
  readonly isAnnounced?: boolean;
  readonly children: ReactNode;
}

/** A message in the page. */
export function Alert({ kind, title, headingLevel, actions, isAnnounced = false, children }: AlertProps) {
  const Icon = ICONS[kind];
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const role = kind === 'danger' || kind === 'warning' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.alert, styles[kind])} {...(isAnnounced ? { role } : {})}>
      <Icon aria-hidden="true" {...(styles.icon ? { className: styles.icon } : {})} />
      <div className={styles.text}>
        {title ? <Title className={styles.title}>{title}</Title> : null}
        <div className={styles.message}>{children}</div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
