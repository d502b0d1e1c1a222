import { type ReactNode, useId } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { ChevronRight } from 'lucide-react';
import { classNames } from '../class-names.js';
import styles from './panel.module.css';

/** Props of `Panel`. */
export interface PanelProps {
  readonly title: string;
  /** Controls at the end of the title row. */
  readonly actions?: ReactNode;
  /** The title opens and closes the panel. */
  readonly isCollapsible?: boolean;
  /** Whether a collapsible panel starts open. */
  readonly isInitiallyOpen?: boolean;
  /** Level of the heading in the page's outline; 2 unless a panel lies in another section. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Nothing where a title with its controls says all. */
  readonly children?: ReactNode;
}

/** A titled section of a side bar. */
export function Panel({
  title,
  actions,
  isCollapsible = false,
  isInitiallyOpen = true,
  headingLevel = 2,
  children,
}: PanelProps) {
  const titleId = useId();
  if (!isCollapsible) {
    return (
      <section className={styles.panel} aria-labelledby={titleId}>
        <div className={styles.head}>
          <Heading level={headingLevel} id={titleId} className={classNames(styles.title)}>
            {title}
          </Heading>
          {actions}
        </div>
        {children === undefined ? null : <div className={styles.body}>{children}</div>}
      </section>
    );
  }
  return (
    <Disclosure className={classNames(styles.panel)} defaultExpanded={isInitiallyOpen}>
      <div className={styles.head}>
        <Heading level={headingLevel} className={classNames(styles.title)}>
          <Button slot="trigger" className={classNames(styles.trigger)}>
            <ChevronRight aria-hidden="true" className={styles.chevron} />
            {title}
          </Button>
        </Heading>
        {actions}
      </div>
      <DisclosurePanel>
        <div className={styles.body}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}
