import { Link, Skeleton } from '@tastwerk/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.js';
import { RetryAlert } from '../../page/retry-alert.js';
import styles from './admin-area.module.css';
import { PageHead } from './page-head.js';

interface RecordPageProps<Data> {
  readonly title: string;
  /** The list that the record is from. */
  readonly back: { readonly href: string; readonly label: string };
  readonly query: {
    readonly currentData?: Data | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly children: (data: Data) => ReactNode;
}

/** The page of one record: heading, way back to the list, and the record once it is loaded. */
export function RecordPage<Data>({ title, back, query, children }: RecordPageProps<Data>) {
  const { t: all } = useTranslation();
  const { currentData, error, isFetching, refetch } = query;
  return (
    <>
      <PageHead title={title} canChange />
      <p>
        <Link href={back.href}>{back.label}</Link>
      </p>
      {error ? <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} /> : null}
      {!currentData && isFetching ? <Skeleton height="16rem" shape="block" /> : null}
      {currentData ? children(currentData) : null}
    </>
  );
}

/** A titled part of the page of a record. */
export function RecordPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
