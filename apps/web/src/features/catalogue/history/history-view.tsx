import type { GraphicDetails, Variant } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Alert, Button, ButtonLink, Loader, SentenceWith } from '@tastwerk/ui';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { errorText } from '../../../api/error-text.js';
import { useSession } from '../../../session/use-session.js';
import type { ShownLanguages } from '../in-language.js';
import { searchWithView } from '../view-in-url.js';
import { RetryAlert } from '../../../page/retry-alert.js';
import styles from './history-view.module.css';
import { listText } from './list-text.js';
import { RestoreDialog } from './restore-dialog.js';
import { type NumberedVersion, useHistory } from './use-history.js';
import { VersionRow } from './version-row.js';
import { PartHeading } from '../../../page/part-heading.js';

interface HistoryViewProps {
  readonly graphic: GraphicDetails & Pick<ShownLanguages, 'titleLanguage'>;
  readonly variant: Variant;
}

/** The versions of a variant with who published them and why; an old one can be looked at and brought back. */
export function HistoryView({ graphic, variant }: HistoryViewProps) {
  const { t, i18n } = useTranslation('catalogue');
  const { t: all } = useTranslation();
  const { pathname, search } = useLocation();
  const { user } = useSession();
  const { query, versions, contributors, total } = useHistory(variant.id);
  const [restoring, setRestoring] = useState<NumberedVersion | null>(null);
  const [restored, setRestored] = useState<number | null>(null);
  const names = contributors.map(({ display_name }) => display_name || t('history.unnamed'));
  const numberOf = (id: number | null) => versions.find((version) => version.id === id)?.number;
  return (
    <section className={styles.history} aria-labelledby="variant-history">
      <div>
        <ButtonLink
          variant="quiet"
          icon={<ArrowLeft />}
          href={`${pathname}?${searchWithView(search, { kind: 'now' })}`}
        >
          {t('history.back')}
        </ButtonLink>
      </div>
      <PartHeading id="variant-history">
        <SentenceWith
          text={variant.title || t('untitled')}
          language={variant.title ? languageOfSystem(variant.system) : undefined}
          write={(title) => t('history.title', { title })}
        />
      </PartHeading>
      {restored === null ? null : (
        <Alert kind="success" isAnnounced>
          {t('history.restored', { number: restored })}
        </Alert>
      )}
      {query.isLoading ? <Loader message={t('history.loading')} /> : null}
      {query.isError ? (
        <RetryAlert text={errorText(all, query.error)} onRetry={() => void query.refetch()} />
      ) : null}
      {versions.length > 0 ? (
        <>
          <p className={styles.contributors}>
            {t('history.contributors', { names: listText(names, i18n.language) })}
            {' · '}
            {t('history.count', { count: total })}
          </p>
          <ol className={styles.versions} aria-label={t('history.list')}>
            {versions.map((version) => (
              <VersionRow
                key={version.id}
                version={version}
                restoredFrom={numberOf(version.restored_from)}
                title={graphic.title || t('untitled')}
                titleLanguage={graphic.titleLanguage}
                {...(user?.user_rights.can_publish && !version.is_current
                  ? { onRestore: () => setRestoring(version) }
                  : {})}
              />
            ))}
          </ol>
        </>
      ) : null}
      {query.hasNextPage ? (
        <div>
          <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {t('history.more')}
          </Button>
        </div>
      ) : null}
      {restoring ? (
        <RestoreDialog
          variant={variant}
          versionId={restoring.id}
          number={restoring.number}
          moment={restoring.created_at}
          onClose={() => setRestoring(null)}
          onRestored={() => {
            setRestored(restoring.number);
            setRestoring(null);
          }}
        />
      ) : null}
    </section>
  );
}
