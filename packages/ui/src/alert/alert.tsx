import { type ComponentType, type ReactNode, type SVGProps } from 'react';
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import { useLocale } from 'react-aria-components';
import { classNames } from '../class-names.js';
import styles from './alert.module.css';

/** What an alert is about; each kind has its own icon, so that colour is not needed to tell them apart. */
export type AlertKind = 'success' | 'info' | 'warning' | 'danger';

const ICONS: Record<AlertKind, ComponentType<SVGProps<SVGSVGElement>>> = {
  success: CircleCheck,
  info: Info,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

/** What each kind is called where no title of its own says what the message is: its icon alone would tell nothing to who cannot see it. */
const HEADINGS = {
  de: { success: 'Erfolg', info: 'Hinweis', warning: 'Warnung', danger: 'Fehler' },
  en: { success: 'Success', info: 'Note', warning: 'Warning', danger: 'Error' },
} as const satisfies Record<string, Record<AlertKind, string>>;

/** Props of `Alert`. */
export interface AlertProps {
  readonly kind: AlertKind;
  /** A heading; without it the icon is spoken as what the kind is called, such as "Warning". */
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
  const { locale } = useLocale();
  const Icon = ICONS[kind];
  const heading = HEADINGS[locale.startsWith('de') ? 'de' : 'en'][kind];
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  const role = kind === 'danger' || kind === 'warning' ? 'alert' : 'status';
  return (
    <div className={classNames(styles.alert, styles[kind])} {...(isAnnounced ? { role } : {})}>
      <Icon
        {...(title ? { 'aria-hidden': true } : { role: 'img', 'aria-label': heading })}
        {...(styles.icon ? { className: styles.icon } : {})}
      />
      <div className={styles.text}>
        {title ? <Title className={styles.title}>{title}</Title> : null}
        <div className={styles.message}>{children}</div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
