import { Link } from '@tastwerk/ui';
import { ArrowLeft, ChevronDown, type LucideIcon } from 'lucide-react';
import { type ReactNode, useState } from 'react';
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
  /** Whether small screens show the pages only when they are asked for: for areas with many. */
  readonly isFolded?: boolean;
  /** Below the pages: the way out of the area. */
  readonly exit?: ReactNode;
}

const currentMark = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});

/** The pages of an area such as the account, at its side; the one that is shown is marked. */
export function SideNavigation({ label, pages, start, isFolded = false, exit }: SideNavigationProps) {
  const pathname = useLocation().pathname.replace(/\/$/, '');
  // Where it was opened: it is closed again on the page that it led to.
  const [openAt, setOpenAt] = useState<string>();
  const isOpen = openAt === pathname;
  const isCurrent = (href: string) => pathname === href || pathname.startsWith(`${href}/`);
  const isStart = pathname === start?.href;
  return (
    <nav
      className={styles.side}
      aria-label={label}
      data-small={start ? 'start' : isFolded ? 'folded' : undefined}
      data-open={isOpen || undefined}
      data-start={isStart || undefined}
    >
      {start ? (
        <Link href={start.href} look="plain" {...currentMark(isStart)}>
          <ArrowLeft aria-hidden="true" className={styles.back} />
          {start.title}
        </Link>
      ) : null}
      {isFolded ? (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          onClick={() => setOpenAt(isOpen ? undefined : pathname)}
        >
          <span>
            {label}: <strong>{pages.find(({ href }) => isCurrent(href))?.title}</strong>
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
      ) : null}
      <ul>
        {pages.map(({ href, icon: Icon, title }) => (
          <li key={href}>
            <Link href={href} look="plain" {...currentMark(isCurrent(href))}>
              <Icon aria-hidden="true" /> {title}
            </Link>
          </li>
        ))}
      </ul>
      {exit}
    </nav>
  );
}
