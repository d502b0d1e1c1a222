import type { GraphicDetails, Variant } from '@tastwerk/contracts';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import { Alert, Button, Dialog, Link, Loader } from '@tastwerk/ui';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { ErrorText } from '../../page/error-text.js';
import { PartLevelProvider } from '../../page/part-heading.js';
import { useLanguage } from '../../i18n/use-language.js';
import { useTitle } from '../../page/use-title.js';
import { useGraphicQuery } from './catalogue-api.js';
import { useGraphicLook } from './catalogue-page.js';
import { inLanguage, type ShownLanguages } from './in-language.js';
import { HistoryView } from './history/history-view.js';
import { VersionView } from './history/version-view.js';
import { VariantDetail } from './variant-detail.js';
import { VariantList } from './variant-list.js';
import styles from './variant-screen.module.css';
import { searchWithoutLink, searchWithView, viewOf } from './view-in-url.js';

/**
 * A variant in full: its pages, description, facts, files and the graphic's other variants. In a dialog above the catalogue where it was
 * opened from there, else on a page.
 */
export function VariantScreen() {
  const { t } = useTranslation('catalogue');
  const { t: all } = useTranslation();
  const parameters = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const look = useGraphicLook();
  const graphicId = Number(parameters['graphicId']);
  const variantId = Number(parameters['variantId']);
  const language = useLanguage();
  const { data, error, isLoading } = useGraphicQuery(graphicId, { skip: !Number.isSafeInteger(graphicId) });
  const [first] = data?.variants ?? [];
  const graphic = data && inLanguage(data, language, first ? languageOfSystem(first.system) : language);
  const variant = graphic?.variants.find(({ id }) => id === variantId);
  const title = graphic ? graphic.title || t('untitled') : t(error ? 'dialog.failed' : 'title');
  const hasOthers = graphic !== undefined && graphic.variants.length > 1;
  useTitle(hasOthers && variant?.title ? `${title}, ${variant.title}` : title);
  const catalogue = {
    pathname: '/catalogue',
    search: searchWithoutLink(searchWithView(search, { kind: 'now' })),
  };
  const close = () => void navigate(catalogue);
  const back = <Button onPress={close}>{t('empty.clear')}</Button>;
  const content = (
    <>
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
    </>
  );
  const titleLanguage = graphic?.titleLanguage ?? language;
  if (look === 'dialog') {
    return (
      <Dialog
        isOpen
        size="wide"
        onClose={close}
        title={title}
        titleLanguage={titleLanguage}
        closeLabel={t('dialog.close')}
      >
        {content}
      </Dialog>
    );
  }
  const address = catalogue.search === '' ? catalogue.pathname : `${catalogue.pathname}?${catalogue.search}`;
  return (
    <GraphicPage title={isLoading ? undefined : title} titleLanguage={titleLanguage} catalogue={address}>
      {content}
    </GraphicPage>
  );
}

interface GraphicPageProps {
  /** Absent while it is not known. */
  readonly title: string | undefined;
  readonly titleLanguage: string;
  /** Address of the catalogue, with its filters. */
  readonly catalogue: string;
  readonly children: ReactNode;
}

/** The page of a graphic that is opened by its address. */
function GraphicPage({ title, titleLanguage, catalogue, children }: GraphicPageProps) {
  const { t } = useTranslation('catalogue');
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Link href={catalogue}>
          <ArrowLeft aria-hidden="true" /> {t('dialog.toCatalogue')}
        </Link>
      </p>
      {title === undefined ? null : <h1 lang={titleLanguage}>{title}</h1>}
      <PartLevelProvider value={2}>{children}</PartLevelProvider>
    </div>
  );
}

/** The variants at the side, where there are several, and what is to be said of the chosen one. */
function GraphicColumns({
  graphic,
  variant,
}: {
  readonly graphic: GraphicDetails & ShownLanguages;
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
