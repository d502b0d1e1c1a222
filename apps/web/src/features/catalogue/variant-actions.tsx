import type { RenderingFormat, Variant } from '@tastwerk/contracts';
import { Alert, Button, ButtonLink, Link } from '@tastwerk/ui';
import { Copy, Download, FilePlus2, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { errorText } from '../../api/error-text.js';
import { useSession } from '../../session/use-session.js';
import { useVariantRenderingsQuery } from './catalogue-api.js';
import { useDownload } from './use-download.js';
import styles from './variant-actions.module.css';

/** Files that a reader asks for: the sheet, the braille, a picture for further work. */
const DOWNLOADS = ['pdf', 'brf', 'svg'] as const satisfies readonly RenderingFormat[];

/** Time between two looks at files that are still being made, in milliseconds. */
const POLLING_MS = 2000;

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
  const [isWaiting, setWaiting] = useState(true);
  const { data } = useVariantRenderingsQuery(variant.id, {
    pollingInterval: isWaiting ? POLLING_MS : 0,
    skip: session.status === 'visitor',
  });
  const stateOf = (format: RenderingFormat) =>
    data?.renderings.find((rendering) => rendering.format === format)?.state;
  const isBeingMade = (format: RenderingFormat) =>
    stateOf(format) === 'queued' || stateOf(format) === 'running';
  const shouldWait = data === undefined || DOWNLOADS.some(isBeingMade);
  if (isWaiting !== shouldWait) setWaiting(shouldWait);
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
  const hasFailed = DOWNLOADS.some((format) => stateOf(format) === 'failed');
  return (
    <div className={styles.actions}>
      <h3 id="variant-files" className={styles.label}>
        {t('actions.downloads')}
      </h3>
      <div className={styles.row} role="group" aria-labelledby="variant-files">
        {DOWNLOADS.map((format) => (
          <Button
            key={format}
            icon={<Download />}
            {...(format === 'pdf' ? { variant: 'primary' as const } : {})}
            isPending={pending === format || isBeingMade(format)}
            isDisabled={stateOf(format) !== 'done' && !isBeingMade(format)}
            onPress={() => void download(variant, format)}
          >
            {t('actions.download', { format: format.toUpperCase() })}
          </Button>
        ))}
      </div>
      {hasFailed ? <Alert kind="warning">{all('errors:RENDERING_FAILED')}</Alert> : null}
      {failure ? (
        <Alert kind="danger" isAnnounced>
          {errorText(all, failure)}
        </Alert>
      ) : null}
      <h3 id="variant-editor" className={styles.label}>
        {t('actions.editor')}
      </h3>
      <div className={styles.row} role="group" aria-labelledby="variant-editor">
        {MODES.map(([mode, icon]) => (
          <ButtonLink key={mode} icon={icon} href={`/editor/app?variant=${variant.id}&mode=${mode}`}>
            {t(`actions.${mode}`)}
          </ButtonLink>
        ))}
      </div>
    </div>
  );
}
