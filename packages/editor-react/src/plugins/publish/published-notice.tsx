import type { Visibility } from '@tastwerk/editor-core/document';
import { Alert, Button, ButtonLink, KitProvider } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import type { ArtefactProgress, PublishOutcome } from '../../ports.js';
import { useEditor } from '../../state/editor-context.js';
import { ArtefactList } from './publish-progress.js';
import styles from './publish.module.css';
import { ShareLink } from './share-link.js';

interface PublishedNoticeProps {
  readonly outcome: PublishOutcome;
  /** Who sees it now. */
  readonly visibility: Visibility;
  readonly artefacts: readonly ArtefactProgress[];
  readonly onContinue: () => void;
}

/** Says that the document is published and leads to it. The link is followed by the application, without a reload. */
export function PublishedNotice({ outcome, visibility, artefacts, onContinue }: PublishedNoticeProps) {
  const { t, i18n } = useTranslation('editor');
  const { t: publishing } = useTranslation('publishing');
  const { ports } = useEditor();
  const failed = artefacts
    .filter(({ state }) => state === 'failed')
    .map(({ format }) => format.toUpperCase());
  return (
    <div className={styles.column}>
      <Alert kind="success" isAnnounced>
        {publishing(`done.${visibility}`)}
      </Alert>
      {failed.length > 0 ? (
        <Alert kind="warning">
          {t('publish.successFiles', { count: failed.length, formats: failed.join(', ') })}
        </Alert>
      ) : null}
      {artefacts.length > 0 ? <ArtefactList artefacts={artefacts} outcome={outcome} /> : null}
      <div className={styles.ways}>
        {visibility === 'private' ? null : <ShareLink url={outcome.url} />}
        <Button onPress={onContinue}>{t('publish.continue')}</Button>
        <KitProvider locale={i18n.language} navigate={() => ports.onPublished(outcome)}>
          <ButtonLink variant="primary" href={outcome.url}>
            {visibility === 'all' ? t('publish.open') : publishing('view')}
          </ButtonLink>
        </KitProvider>
      </div>
    </div>
  );
}
