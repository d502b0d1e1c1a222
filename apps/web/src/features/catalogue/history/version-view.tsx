import type { GraphicDetails, Variant } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Alert, Button, ButtonLink, Loader, useMoments } from '@tastwerk/ui';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ErrorText } from '../../../page/error-text.js';
import { useSession } from '../../../session/use-session.js';
import { useVersionQuery } from '../catalogue-api.js';
import type { ShownLanguages } from '../in-language.js';
import { DescriptionText } from '../description-text.js';
import { PageCarousel } from '../page-carousel.js';
import { TranscriberNotes } from '../transcriber-notes.js';
import styles from '../variant-screen.module.css';
import { VariantFacts } from '../variant-facts.js';
import { VariantFiles } from '../variant-files.js';
import { searchWithView } from '../view-in-url.js';
import { RestoreDialog } from './restore-dialog.js';
import { useHistory } from './use-history.js';
import { PartHeading, usePartLevel } from '../../../page/part-heading.js';

interface VersionViewProps {
  readonly graphic: GraphicDetails & Pick<ShownLanguages, 'titleLanguage'>;
  /** The variant as it is now. */
  readonly variant: Variant;
  readonly versionId: number;
}

/** A variant as it was in one of its versions, with its files then and the way to bring it back. */
export function VersionView({ graphic, variant, versionId }: VersionViewProps) {
  const { t } = useTranslation('catalogue');
  const { momentText } = useMoments();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const { currentData: then, error, isFetching } = useVersionQuery({ id: variant.id, versionId });
  const { versions } = useHistory(variant.id);
  const [page, setPage] = useState(1);
  const [isAsking, setAsking] = useState(false);
  const number = versions.find(({ id }) => id === versionId)?.number;
  const isCurrent = versionId === variant.current_version.id;
  const level = usePartLevel();
  const toHistory = `${pathname}?${searchWithView(search, { kind: 'history' })}`;
  const title = graphic.title || t('untitled');
  return (
    <section
      className={styles.version}
      aria-label={number ? t('history.version', { number }) : t('history.oneVersion')}
    >
      <div>
        <ButtonLink variant="quiet" icon={<ArrowLeft />} href={toHistory}>
          {t('history.toList')}
        </ButtonLink>
      </div>
      {!then && isFetching ? <Loader message={t('history.loading')} /> : null}
      {error ? (
        <Alert kind="warning">
          <ErrorText failure={error} />
        </Alert>
      ) : null}
      {then ? (
        <div className={styles.detail}>
          <div className={styles.sheets}>
            <PageCarousel
              sheets={then}
              title={title}
              titleLanguage={graphic.titleLanguage}
              page={page}
              onPage={setPage}
            />
          </div>
          <div className={styles.words}>
            <Alert
              kind="info"
              title={number === undefined ? t('history.oneVersion') : t('history.version', { number })}
              headingLevel={level}
              actions={
                user?.user_rights.can_publish && !isCurrent ? (
                  <Button icon={<RotateCcw />} onPress={() => setAsking(true)}>
                    {t('history.restore')}
                  </Button>
                ) : null
              }
            >
              {isCurrent
                ? t('history.isCurrent')
                : t('history.isOld', { moment: momentText(then.current_version.created_at) })}
            </Alert>
            <section aria-labelledby="version-description">
              <PartHeading id="version-description">{t('dialog.description')}</PartHeading>
              <DescriptionText text={then.description} language={languageOfSystem(then.system)} />
            </section>
            <TranscriberNotes text={then.transcribersNotes} language={languageOfSystem(then.system)} />
            {user ? <VariantFiles variant={then} /> : null}
            <VariantFacts variant={then} />
          </div>
        </div>
      ) : null}
      {isAsking && then ? (
        <RestoreDialog
          variant={variant}
          versionId={versionId}
          number={number}
          moment={then.current_version.created_at}
          onClose={() => setAsking(false)}
          onRestored={() => void navigate(toHistory)}
        />
      ) : null}
    </section>
  );
}
