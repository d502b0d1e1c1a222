import type { LogLevel, LogLine } from '@tastwerk/contracts';
import { Button, EmptyState, Skeleton, Switch, useMoments } from '@tastwerk/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.js';
import { RetryAlert } from '../../../page/retry-alert.js';
import styles from '../admin-area.module.css';
import { useLogQuery } from '../operations-api.js';
import { followLog } from './follow-log.js';

/** Lines that are kept on the page; older ones are left out as new ones come. */
const LINES_MOST = 2000;

interface LogViewProps {
  readonly name: string;
  readonly level: LogLevel | undefined;
  readonly search: string;
}

/** The lines of one log, the newest first; new ones come by themselves while they are followed. */
export function LogView({ name, level, search }: LogViewProps) {
  const { t } = useTranslation('admin');
  const { t: all } = useTranslation();
  const { momentText } = useMoments();
  const [before, setBefore] = useState<number | null>(null);
  const [isFollowing, setFollowing] = useState(true);
  const [written, setWritten] = useState<readonly LogLine[]>([]);
  const filter = { search, ...(level ? { level } : {}) };
  const { currentData, error, isFetching, refetch } = useLogQuery({
    name,
    ...filter,
    ...(before === null ? {} : { before }),
  });
  const end = before === null ? currentData?.end : undefined;
  useEffect(() => {
    if (!isFollowing || end === undefined) return;
    const leaving = new AbortController();
    const hear = (lines: readonly LogLine[]) => {
      setWritten((now) =>
        [...now.filter(({ offset }) => offset < (lines[0]?.offset ?? 0)), ...lines].slice(-LINES_MOST),
      );
    };
    void followLog({ name, level, search, after: end }, hear, leaving.signal);
    return () => leaving.abort();
  }, [name, level, search, end, isFollowing]);
  const lines = [...(currentData?.lines ?? []), ...(before === null ? written : [])].reverse();
  return (
    <>
      <div className={styles.row}>
        <Switch isSelected={isFollowing} isDisabled={before !== null} onChange={setFollowing}>
          {t('logs.follow')}
        </Switch>
      </div>
      {error ? <RetryAlert text={errorText(all, error)} onRetry={() => void refetch()} /> : null}
      {!currentData && isFetching ? <Skeleton height="16rem" shape="block" /> : null}
      {currentData && lines.length === 0 ? <EmptyState title={t('logs.noLines')} headingLevel={2} /> : null}
      {lines.length > 0 ? (
        <div className={styles.log} role="log" aria-label={name} tabIndex={0}>
          <ol>
            {lines.map((line) => (
              <li key={line.offset} data-level={line.level ?? undefined}>
                <span className={styles.moment}>{line.time ? momentText(line.time) : '–'}</span>
                <strong>{line.level ? t(`logs.levels.${line.level}`) : '–'}</strong>
                <span>{line.message}</span>
                {line.details && line.details !== '{}' ? (
                  <details>
                    <summary>{t('logs.details')}</summary>
                    <pre className={styles.stack}>{line.details}</pre>
                  </details>
                ) : null}
              </li>
            ))}
          </ol>
        </div>
      ) : null}
      <div className={styles.row}>
        {before === null ? null : <Button onPress={() => setBefore(null)}>{t('logs.newest')}</Button>}
        {currentData && currentData.next !== null ? (
          <Button isPending={isFetching} onPress={() => setBefore(currentData.next)}>
            {t('logs.older')}
          </Button>
        ) : null}
      </div>
    </>
  );
}
