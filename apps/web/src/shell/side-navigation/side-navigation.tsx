import { Link } from '@tastwerk/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import styles from './side-navigation.module.css';

/** A page of an area. */
export interface SidePage {
  readonly href: string;
  readonly icon: LucideIcon;
  readonly title: string;
}

interface SideNavigationProps {
  readonly label: string;
  readonly pages: readonly SidePage[];
  /** The page with a tile for each of the others. Where it is given, small screens show the way back to it in place of the list. */
  readonly start?: { readonly href: string; readonly title: string };
  /** Below the pages: the way out of the area. */
  readonly exit?: ReactNode;
}

const currentMark = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});

/** The pages of an area such as the account, at its side; the one that is shown is marked. */
export function SideNavigation({ label, pages, start, exit }: SideNavigationProps) {
  const pathname = useLocation().pathname.replace(/\/$/, '');
  const isStart = pathname === start?.href;
  return (
    <nav
      className={styles.side}
      aria-label={label}
      data-small={start ? 'start' : undefined}
      data-start={isStart || undefined}
    >
      {start ? (
        <Link href={start.href} look="plain" {...currentMark(isStart)}>
          {start.title}
        </Link>
      ) : null}
      <ul>
        {pages.map(({ href, icon: Icon, title }) => (
          <li key={href}>
            <Link
              href={href}
              look="plain"
              {...currentMark(pathname === href || pathname.startsWith(`${href}/`))}
            >
              <Icon aria-hidden="true" /> {title}
            </Link>
          </li>
        ))}
      </ul>
      {exit}
    </nav>
  );
}
