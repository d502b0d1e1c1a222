import { Badge, Button, ButtonLink, useMoments } from '@tastwerk/ui';
import { Eye, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { FirstPage } from '../../../thumbnails/first-page.js';
import { searchWithView } from '../view-in-url.js';
import styles from './history-view.module.css';
import type { NumberedVersion } from './use-history.js';

interface VersionRowProps {
  readonly version: NumberedVersion;
  /** Number of the version that this one brought back, where that is known. */
  readonly restoredFrom: number | undefined;
  /** Title of the graphic, for the picture. */
  readonly title: string;
  /** BCP 47 tag of the title. */
  readonly titleLanguage: string;
  /** Absent where it cannot be restored. */
  readonly onRestore?: () => void;
}

/** A version in the list: its first page, when and by whom it was published, and what they said about it. */
export function VersionRow({ version, restoredFrom, title, titleLanguage, onRestore }: VersionRowProps) {
  const { t } = useTranslation('catalogue');
  const { momentText } = useMoments();
  const { pathname, search } = useLocation();
  const { number } = version;
  const name = t('history.version', { number });
  return (
    <li
      className={styles.version}
      aria-label={name}
      {...(version.is_current ? { 'aria-current': true } : {})}
    >
      <span className={styles.picture}>
        <FirstPage
          sheets={{ ...version, current_file_name: version.file_name }}
          alt={t('history.alt', { title, number })}
          altLanguage={titleLanguage}
        />
      </span>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {version.is_current ? <Badge tone="accent">{t('history.current')}</Badge> : null}
        </p>
        <p className={styles.when}>
          {t('history.when', {
            moment: momentText(version.created_at),
            author: version.author || t('history.unnamed'),
          })}
        </p>
        {version.restored_from === null ? null : (
          <p className={styles.when}>
            {restoredFrom === undefined
              ? t('history.restoredFromOlder')
              : t('history.restoredFrom', { number: restoredFrom })}
          </p>
        )}
        <p className={version.change_message ? styles.message : styles.noMessage}>
          {version.change_message || t('history.noMessage')}
        </p>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          icon={<Eye />}
          href={`${pathname}?${searchWithView(search, { kind: 'version', versionId: version.id })}`}
          aria-label={t('history.viewOf', { number })}
        >
          {t('history.view')}
        </ButtonLink>
        {onRestore ? (
          <Button icon={<RotateCcw />} aria-label={t('history.restoreOf', { number })} onPress={onRestore}>
            {t('history.restore')}
          </Button>
        ) : null}
      </div>
    </li>
  );
}
