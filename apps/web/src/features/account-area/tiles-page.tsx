import { Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { AreaPage } from './area-page.js';
import { AREA_PAGES } from './area-pages.js';
import styles from './tiles-page.module.css';
import { useAreaUser } from './use-area-user.js';

/** The start of the account area: a tile for each of its pages. */
export function TilesPage() {
  const { t } = useTranslation('accounts');
  const { display_name, email } = useAreaUser();
  return (
    <AreaPage
      title={t('area.title')}
      lead={
        email === ''
          ? t('area.signedInWithoutEmail', { name: display_name })
          : t('area.signedInAs', { name: display_name || email, email })
      }
    >
      <ul className={styles.tiles}>
        {AREA_PAGES.map(({ key, path, icon: Icon }) => (
          <li key={key}>
            <Link href={`/account/${path}`} look="plain">
              <Icon aria-hidden="true" />
              <span className={styles.title}>{t(`area.${key}.title`)}</span>
              <span className={styles.text}>{t(`area.${key}.tile`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </AreaPage>
  );
}
