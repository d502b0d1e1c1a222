import { Button, ButtonLink, SearchInput } from '@tastwerk/ui';
import { PencilRuler, Search } from 'lucide-react';
import { type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useTitle } from '../../page/use-title.js';
import { Explained } from './explained.js';
import styles from './home-page.module.css';

/** Name of the search box within its form. */
const TERMS = 'terms';

const STEPS = ['design', 'production', 'delivery'] as const;

/** The landing page: what this is, a search, and the two ways in. */
export function HomePage() {
  const { t } = useTranslation('home');
  const navigate = useNavigate();
  useTitle('');
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const terms = String(new FormData(event.currentTarget).get(TERMS) ?? '').trim();
    void navigate(terms ? `/catalogue?search=${encodeURIComponent(terms)}` : '/catalogue');
  };
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <form role="search" className={styles.search} onSubmit={search}>
            <SearchInput name={TERMS} label={t('search.label')} placeholder={t('search.placeholder')} />
            <Button type="submit" variant="primary">
              {t('search.submit')}
            </Button>
          </form>
          <div className={styles.ways}>
            <ButtonLink href="/catalogue" icon={<Search />}>
              {t('browse')}
            </ButtonLink>
            <ButtonLink href="/editor/splash" icon={<PencilRuler />}>
              {t('create')}
            </ButtonLink>
          </div>
        </div>
        <div className={styles.desk}>
          <img className={styles.sheet} src={t('sheet')} alt={t('sheetAlt')} width={840} height={1188} />
        </div>
      </section>
      <section aria-label={t('steps.label')} className={styles.steps}>
        <ol>
          {STEPS.map((step, index) => (
            <li key={step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <h2>{t(`steps.${step}.title`)}</h2>
              <p>{t(`steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <Explained />
    </div>
  );
}
