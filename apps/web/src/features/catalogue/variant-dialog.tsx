import type { GraphicDetails, Variant } from '@tastwerk/contracts';
import { Alert, Button, Dialog, Loader } from '@tastwerk/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ErrorText } from '../../page/error-text.js';
import { useLanguage } from '../../i18n/use-language.js';
import { useTitle } from '../../page/use-title.js';
import { useGraphicQuery } from './catalogue-api.js';
import { inLanguage } from './in-language.js';
import { HistoryView } from './history/history-view.js';
import { VersionView } from './history/version-view.js';
import { VariantDetail } from './variant-detail.js';
import { VariantList } from './variant-list.js';
import styles from './variant-dialog.module.css';
import { searchWithoutLink, searchWithView, viewOf } from './view-in-url.js';

/** A variant in full above the catalogue: its pages, description, facts, files and the graphic's other variants. */
export function VariantDialog() {
  const { t } = useTranslation('catalogue');
  const { t: all } = useTranslation();
  const parameters = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const graphicId = Number(parameters['graphicId']);
  const variantId = Number(parameters['variantId']);
  const language = useLanguage();
  const { data, error, isLoading } = useGraphicQuery(graphicId, { skip: !Number.isSafeInteger(graphicId) });
  const graphic = data && inLanguage(data, language);
  const variant = graphic?.variants.find(({ id }) => id === variantId);
  const title = graphic ? graphic.title || t('untitled') : t('title');
  useTitle(title);
  const close = () => {
    void navigate({
      pathname: '/catalogue',
      search: searchWithoutLink(searchWithView(search, { kind: 'now' })),
    });
  };
  const back = <Button onPress={close}>{t('empty.clear')}</Button>;
  return (
    <Dialog isOpen size="wide" onClose={close} title={title} closeLabel={t('dialog.close')}>
      {isLoading ? <Loader message={t('dialog.loading')} /> : null}
      {error ? (
        <Alert kind="danger" isAnnounced actions={back}>
          <ErrorText failure={error} />
        </Alert>
      ) : null}
      {graphic && !variant ? (
        <Alert kind="warning" isAnnounced actions={back}>
          {all('errors:CATALOGUE_VARIANT_NOT_FOUND')}
        </Alert>
      ) : null}
      {graphic && variant ? <GraphicColumns graphic={graphic} variant={variant} /> : null}
    </Dialog>
  );
}

/** The variants at the side, where there are several, and what is to be said of the chosen one. */
function GraphicColumns({
  graphic,
  variant,
}: {
  readonly graphic: GraphicDetails;
  readonly variant: Variant;
}) {
  const navigate = useNavigate();
  const { search } = useLocation();
  // A page for each variant: who compares two of them stays on the same page of each.
  const [pages, setPages] = useState<Readonly<Record<number, number>>>({});
  const goBeside = (by: 1 | -1) => {
    const beside = graphic.variants[graphic.variants.indexOf(variant) + by];
    if (beside) void navigate({ pathname: `/catalogue/${graphic.id}/variant/${beside.id}`, search });
  };
  const view = viewOf(new URLSearchParams(search));
  const detail =
    view.kind === 'history' ? (
      <HistoryView key={variant.id} graphic={graphic} variant={variant} />
    ) : view.kind === 'version' ? (
      <VersionView
        key={`${variant.id} ${view.versionId}`}
        graphic={graphic}
        variant={variant}
        versionId={view.versionId}
      />
    ) : (
      <VariantDetail
        graphic={graphic}
        variant={variant}
        page={pages[variant.id] ?? 1}
        onPage={(page) => setPages((before) => ({ ...before, [variant.id]: page }))}
        onSwipe={goBeside}
      />
    );
  if (graphic.variants.length < 2) return detail;
  return (
    <div className={styles.columns}>
      <VariantList graphic={graphic} current={variant.id} />
      {detail}
    </div>
  );
}
