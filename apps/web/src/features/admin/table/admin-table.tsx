import { Button, EmptyState, saveBlob, Skeleton } from '@tastwerk/ui';
import { ArrowDown, ArrowUp, ArrowUpDown, Columns3, Download, RefreshCw } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.js';
import { useLanguage } from '../../../i18n/use-language.js';
import { RetryAlert } from '../../../page/retry-alert.js';
import styles from './admin-table.module.css';
import type { AdminColumn } from './column.js';
import { ColumnChoice } from './column-choice.js';
import { csvFile, csvOf } from './csv.js';
import { TableSearch } from './table-search.js';
import { type TableOrder, tableModel } from './table-model.js';
import { useTableUrl } from './use-table-url.js';

/** What a table is told of the query behind it. */
export interface TableQuery {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  readonly hasNextPage?: boolean;
  readonly isFetchingNextPage?: boolean;
  readonly fetchNextPage?: () => unknown;
}

interface AdminTableProps<Row> {
  /** Names the table. */
  readonly label: string;
  readonly columns: readonly AdminColumn<Row>[];
  /** Undefined while nothing has come yet. */
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  readonly query: TableQuery;
  readonly order: TableOrder;
  /** How many rows there are in all, where the server says so. */
  readonly total?: number;
  /** What stands where no row fits. */
  readonly emptyText: string;
  /** Name of an exported file, without its ending. */
  readonly fileName: string;
  /** What can be looked for; without it there is no such field. */
  readonly searchLabel?: string;
  readonly filters?: ReactNode;
  /** What can be done with a row. */
  readonly actions?: ((row: Row) => ReactNode) | undefined;
}

/** A table of the administration: sorted, searched, with the columns that are chosen, exported; how it is looked at stands in the address. */
export function AdminTable<Row>({
  label,
  columns,
  rows,
  rowId,
  query,
  order,
  total,
  emptyText,
  fileName,
  searchLabel,
  filters,
  actions,
}: AdminTableProps<Row>) {
  const { t } = useTranslation('admin');
  const { t: all } = useTranslation();
  const language = useLanguage();
  const url = useTableUrl();
  const [isChoosing, setChoosing] = useState(false);
  const table = tableModel(rows ?? [], columns, url, order, language);
  const shown = table.getRowModel().rows;
  const visible = columns.filter(({ id }) => table.getColumn(id)?.getIsVisible());
  const region = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  useEffect(() => {
    // What had the focus is gone with its row: whoever goes by keyboard stays at the table.
    if (hasFocus.current && document.activeElement === document.body) region.current?.focus();
  });
  const exported = () =>
    csvOf(
      [
        visible.map(({ title }) => title),
        ...shown.map((row) => visible.map(({ value }) => value(row.original))),
      ],
      language,
    );
  return (
    <>
      <div className={styles.tools}>
        {searchLabel ? <TableSearch label={searchLabel} /> : null}
        {filters}
        <div className={styles.buttons}>
          <Button
            icon={<Columns3 />}
            aria-expanded={isChoosing}
            onPress={() => setChoosing((isOpen) => !isOpen)}
          >
            {t('table.columns')}
          </Button>
          <Button
            icon={<Download />}
            isDisabled={shown.length === 0}
            onPress={() => saveBlob(csvFile(exported()), `${fileName}.csv`)}
          >
            {t(query.hasNextPage ? 'table.csvShown' : 'table.csv')}
          </Button>
          <Button icon={<RefreshCw />} isPending={query.isFetching} onPress={() => void query.refetch()}>
            {t('table.refresh')}
          </Button>
        </div>
      </div>
      {isChoosing ? <ColumnChoice columns={columns} /> : null}
      {query.error ? (
        <RetryAlert text={errorText(all, query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {rows === undefined && query.isFetching ? <Skeleton height="12rem" shape="block" /> : null}
      {rows !== undefined && shown.length === 0 ? <EmptyState title={emptyText} headingLevel={2} /> : null}
      {shown.length > 0 && !query.error ? (
        <div
          ref={region}
          className={styles.scroll}
          role="region"
          aria-label={label}
          aria-busy={query.isFetching}
          tabIndex={0}
          onFocus={() => (hasFocus.current = true)}
          onBlur={() => (hasFocus.current = false)}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                {visible.map((column) => (
                  <HeadCell key={column.id} column={column} />
                ))}
                {actions ? <th scope="col">{t('table.actions')}</th> : null}
              </tr>
            </thead>
            <tbody>
              {shown.map(({ original: row }) => (
                <tr key={rowId(row)}>
                  {visible.map(({ id, value, show, isNumber, isLong }) => (
                    <td key={id} className={isLong ? styles.long : isNumber ? styles.number : styles.cell}>
                      {show ? show(row) : value(row)}
                    </td>
                  ))}
                  {actions ? (
                    <td>
                      <div className={styles.actions}>{actions(row)}</div>
                    </td>
                  ) : null}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {shown.length > 0 ? (
        <div className={styles.foot}>
          <p role="status">
            {total === undefined
              ? t('table.shown', { count: shown.length })
              : t('table.shownOf', { shown: shown.length, count: total })}
          </p>
          {order === 'page' && query.hasNextPage && (url.search || url.sort) ? (
            <p>{t('table.partly')}</p>
          ) : null}
          {query.hasNextPage ? (
            <Button
              isPending={query.isFetchingNextPage ?? false}
              onPress={() => void query.fetchNextPage?.()}
            >
              {t('table.more')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

function HeadCell<Row>({
  column: { id, title, isNumber, canSort = true },
}: {
  readonly column: AdminColumn<Row>;
}) {
  const { t } = useTranslation('admin');
  const { sort, change } = useTableUrl();
  const isSorted = sort?.id === id;
  const className = isNumber ? styles.number : undefined;
  if (!canSort)
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    );
  // A second press turns the order round, a third gives it back to the page.
  const next = !isSorted ? 'asc' : sort.isDescending ? null : 'desc';
  const Icon = !isSorted ? ArrowUpDown : sort.isDescending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={className}
      aria-sort={!isSorted ? 'none' : sort.isDescending ? 'descending' : 'ascending'}
    >
      <button
        type="button"
        className={styles.sort}
        title={t('table.sortBy', { title })}
        onClick={() => change({ sort: next && id, dir: next })}
      >
        {title} <Icon aria-hidden="true" />
      </button>
    </th>
  );
}
