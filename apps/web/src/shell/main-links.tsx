import { Link } from '@tastwerk/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { NAVIGATION } from './navigation.js';

/** The main navigation as a list, the section that is shown marked. */
export function MainLinks({ onLeave }: { readonly onLeave?: () => void }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <ul>
      {NAVIGATION.map(({ key, href, section, isMinor }) => (
        <li key={key} data-minor={isMinor}>
          <Link
            href={href}
            look="plain"
            {...(onLeave ? { onPress: onLeave } : {})}
            {...(pathname.startsWith(section) ? { 'aria-current': 'page' as const } : {})}
          >
            {t(`navigation.${key}`)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
