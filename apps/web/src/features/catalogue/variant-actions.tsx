import type { RenderingFormat, Variant } from '@tastwerk/contracts';
import { Alert, Button, ButtonLink, Link } from '@tastwerk/ui';
import { Copy, Download, FilePlus2, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { errorText } from '../../api/error-text.js';
import { useSession } from '../../session/use-session.js';
import { useVariantRenderingsQuery } from './catalogue-api.js';
import { useDownload } from './use-download.js';
import styles from './variant-actions.module.css';

/** Files that a reader asks for: the sheet, the braille, a picture for further work. */
const DOWNLOADS = ['pdf', 'brf', 'svg'] as const satisfies readonly RenderingFormat[];

const MODES = [
  ['copy', <Copy key="copy" />],
  ['edit', <Pencil key="edit" />],
  ['new', <FilePlus2 key="new" />],
] as const;

/** Files of a variant and the ways into the editor; a visitor is told how to get them. */
export function VariantActions({ variant }: { readonly variant: Variant }) {
  const { t } = useTranslation('catalogue');
  const { t: all } = useTranslation();
  const { pathname, search } = useLocation();
  const session = useSession();
  const { data } = useVariantRenderingsQuery(variant.id);
  const { download, pending, failure } = useDownload();
  if (session.status === 'visitor') {
    return (
      <Alert
        kind="info"
        actions={
          <Link href={`/login?redirect=${encodeURIComponent(pathname + search)}`}>
            {all('shell:account.login')}
          </Link>
        }
      >
        {t('actions.visitor')}
      </Alert>
    );
  }
  const isReady = (format: RenderingFormat) =>
    data?.renderings.some((rendering) => rendering.format === format && rendering.state === 'done') ?? false;
  return (
    <div className={styles.actions}>
      <div className={styles.row} role="group" aria-label={t('actions.downloads')}>
        {DOWNLOADS.map((format) => (
          <Button
            key={format}
            icon={<Download />}
            {...(format === 'pdf' ? { variant: 'primary' as const } : {})}
            isPending={pending === format}
            isDisabled={!isReady(format)}
            onPress={() => void download(variant, format)}
          >
            {t('actions.download', { format: format.toUpperCase() })}
          </Button>
        ))}
      </div>
      {failure ? (
        <Alert kind="danger" isAnnounced>
          {errorText(all, failure)}
        </Alert>
      ) : null}
      <div className={styles.row} role="group" aria-label={t('actions.editor')}>
        {MODES.map(([mode, icon]) => (
          <ButtonLink
            key={mode}
            icon={icon}
            variant="quiet"
            href={`/editor/app?variant=${variant.id}&mode=${mode}`}
          >
            {t(`actions.${mode}`)}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
