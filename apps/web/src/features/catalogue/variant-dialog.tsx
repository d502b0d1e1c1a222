import { Alert, Dialog, Loader } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { errorText } from '../../api/error-text.js';
import { useTitle } from '../../shell/use-title.js';
import { useGraphicQuery } from './catalogue-api.js';
import { PageCarousel } from './page-carousel.js';
import { VariantActions } from './variant-actions.js';
import { VariantFacts } from './variant-facts.js';
import { VariantList } from './variant-list.js';
import styles from './variant-dialog.module.css';

/** A variant in full above the catalogue: its pages, description, facts, files and the graphic's other variants. */
export function VariantDialog() {
  const { t } = useTranslation('catalogue');
  const { t: all } = useTranslation();
  const parameters = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const graphicId = Number(parameters['graphicId']);
  const variantId = Number(parameters['variantId']);
  const {
    data: graphic,
    error,
    isLoading,
  } = useGraphicQuery(graphicId, { skip: !Number.isSafeInteger(graphicId) });
  const variant = graphic?.variants.find(({ id }) => id === variantId);
  const title = graphic ? graphic.title || t('untitled') : t('title');
  useTitle(title);
  return (
    <Dialog
      isOpen
      size="large"
      onClose={() => void navigate({ pathname: '/catalogue', search })}
      title={title}
      closeLabel={t('dialog.close')}
    >
      {isLoading ? <Loader message={t('dialog.loading')} /> : null}
      {error ? <Alert kind="danger">{errorText(all, error)}</Alert> : null}
      {graphic && !variant ? <Alert kind="warning">{all('errors:CATALOGUE_VARIANT_NOT_FOUND')}</Alert> : null}
      {graphic && variant ? (
        <div className={styles.columns}>
          <PageCarousel key={variant.id} variant={variant} />
          <div className={styles.words}>
            {graphic.variants.length > 1 ? <VariantList graphic={graphic} current={variant.id} /> : null}
            {graphic.description ? <p className={styles.lead}>{graphic.description}</p> : null}
            <VariantActions variant={variant} />
            <VariantFacts variant={variant} />
            <section aria-labelledby="variant-description">
              <h3 id="variant-description">{t('dialog.description')}</h3>
              <p className={styles.description}>{variant.description || t('dialog.noDescription')}</p>
            </section>
          </div>
        </div>
      ) : null}
    </Dialog>
  );
}
