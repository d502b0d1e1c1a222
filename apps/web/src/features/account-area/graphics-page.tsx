import { type Graphic, type Variant, variantAddress } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Alert, Badge, Button, ButtonLink, EmptyState, Link, useMoments } from '@tastwerk/ui';
import { History, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorText } from '../../page/error-text.js';
import { FirstPage } from '../../thumbnails/first-page.js';
import { VisibilityBadge } from '../catalogue/sharing/visibility-badge.js';
import { GridSkeleton } from '../catalogue/grid-skeleton.js';
import { useMyGraphicsQuery } from '../accounts/accounts-api.js';
import { AreaPage } from './area-page.js';
import styles from './graphics-page.module.css';

const PAGE = 30;

/** A variant that the user published: whether everybody sees it, how old its newest version is, and the ways on. */
function MyVariant({ graphic, variant }: { readonly graphic: Graphic; readonly variant: Variant }) {
  const { t } = useTranslation(['accounts', 'catalogue']);
  const { momentText } = useMoments();
  const name = [graphic.title, variant.title].map((title) => title || t('catalogue:untitled')).join(', ');
  const address = variantAddress(graphic.id, variant.id);
  const language = languageOfSystem(variant.system);
  return (
    <li className={styles.graphic}>
      <span className={styles.picture}>
        <FirstPage sheets={variant} />
      </span>
      <div className={styles.words}>
        <span lang={graphic.title ? language : undefined}>
          <Link href={address}>{graphic.title || t('catalogue:untitled')}</Link>
        </span>
        <span lang={language}>{variant.title}</span>
        {variant.hidden === null && graphic.visibility === 'all' ? (
          <Badge tone="success">{t('area.graphics.public')}</Badge>
        ) : (
          <VisibilityBadge visibility={graphic.visibility} isHidden={variant.hidden !== null} />
        )}
        {variant.hidden === null || variant.hidden.reason === '' ? null : (
          <span>{t('catalogue:hidden.reason', { reason: variant.hidden.reason })}</span>
        )}
        <span className={styles.when}>
          {t('area.graphics.asOf', { moment: momentText(variant.current_version.created_at) })}
        </span>
      </div>
      <span className={styles.ways}>
        <ButtonLink
          icon={<Pencil />}
          href={`/editor/app?variant=${variant.id}&mode=edit`}
          aria-label={t('area.graphics.editOf', { name })}
        >
          {t('catalogue:actions.edit')}
        </ButtonLink>
        <ButtonLink
          icon={<History />}
          href={`${address}?view=history`}
          aria-label={t('area.graphics.versionsOf', { name })}
        >
          {t('area.graphics.versions')}
        </ButtonLink>
      </span>
    </li>
  );
}

/** One page of the list, and the next one on demand. */
function GraphicsFrom({ offset }: { readonly offset: number }) {
  const { t } = useTranslation('accounts');
  const { data, error, isLoading } = useMyGraphicsQuery({ offset });
  const [isMoreShown, setMoreShown] = useState(false);
  if (isLoading) return <GridSkeleton />;
  if (error || !data)
    return (
      <Alert kind="danger">
        <ErrorText failure={error} />
      </Alert>
    );
  if (data.length === 0 && offset === 0) {
    return (
      <EmptyState
        title={t('area.graphics.none')}
        headingLevel={2}
        actions={
          <ButtonLink href="/editor/splash" variant="primary">
            {t('area.graphics.draw')}
          </ButtonLink>
        }
      >
        {t('area.graphics.noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className={styles.graphics}>
        {data.flatMap((graphic) =>
          graphic.variants.map((variant) => (
            <MyVariant key={variant.id} graphic={graphic} variant={variant} />
          )),
        )}
      </ul>
      {data.length < PAGE ? null : isMoreShown ? (
        <GraphicsFrom offset={offset + PAGE} />
      ) : (
        <Button onPress={() => setMoreShown(true)}>{t('area.graphics.more')}</Button>
      )}
    </>
  );
}

/** What the user published, and where their drafts are. */
export function GraphicsPage() {
  const { t } = useTranslation('accounts');
  return (
    <AreaPage
      title={t('area.graphics.title')}
      lead={t('area.graphics.lead')}
      actions={<ButtonLink href="/editor/splash">{t('area.graphics.drafts')}</ButtonLink>}
    >
      <GraphicsFrom offset={0} />
    </AreaPage>
  );
}
