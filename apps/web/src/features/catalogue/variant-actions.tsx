import { LINK_KEY_PARAMETER, type Variant } from '@tastwerk/contracts';
import { Alert, ButtonLink, Link } from '@tastwerk/ui';
import { Copy, FilePlus2, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '../../session/use-session.js';
import styles from './variant-actions.module.css';
import { VariantFiles } from './variant-files.js';
import { PartHeading } from '../../page/part-heading.js';

const MODES = [
  ['copy', <Copy key="copy" />],
  ['edit', <Pencil key="edit" />],
  ['new', <FilePlus2 key="new" />],
] as const;

interface VariantActionsProps {
  readonly variant: Variant;
  /** Whether versions and variants can be added to it; else it is opened as a new graphic alone. */
  readonly isEditable: boolean;
  /** Key of the link by which the page was opened. */
  readonly linkKey: string | null;
}

/** Files of a variant and the ways into the editor; a visitor is told how to get them. */
export function VariantActions({ variant, isEditable, linkKey }: VariantActionsProps) {
  const { t } = useTranslation('catalogue');
  const { t: all } = useTranslation();
  const { pathname, search } = useLocation();
  const session = useSession();
  const key = linkKey === null ? '' : `&${LINK_KEY_PARAMETER}=${linkKey}`;
  if (session.status === 'visitor') {
    const redirect = `redirect=${encodeURIComponent(pathname + search)}`;
    return (
      <Alert
        kind="info"
        actions={
          <>
            <Link href={`/login?${redirect}`}>{all('shell:account.login')}</Link>
            <Link href={`/signup?${redirect}`}>{all('shell:account.signUp')}</Link>
          </>
        }
      >
        {t('actions.visitor')}
      </Alert>
    );
  }
  return (
    <div className={styles.actions}>
      <VariantFiles variant={variant} />
      <PartHeading id="variant-editor" className={styles.label}>
        {t('actions.editor')}
      </PartHeading>
      <div className={styles.row} role="group" aria-labelledby="variant-editor">
        {MODES.filter(([mode]) => isEditable || mode === 'new').map(([mode, icon]) => (
          <ButtonLink key={mode} icon={icon} href={`/editor/app?variant=${variant.id}&mode=${mode}${key}`}>
            {t(`actions.${mode}`)}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
