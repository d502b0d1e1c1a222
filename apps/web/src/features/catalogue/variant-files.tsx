import { DOWNLOAD_FORMATS, type Rendering, type RenderingFormat, type Variant } from '@tastwerk/contracts';
import { formatName } from '@tastwerk/editor-core/files';
import { Alert, Button } from '@tastwerk/ui';
import { Download, RefreshCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.js';
import { ContactText } from '../../page/contact-text.js';
import { ErrorText } from '../../page/error-text.js';
import { useSession } from '../../session/use-session.js';
import { useRenderAgainMutation } from './catalogue-api.js';
import { sizeText } from './size-text.js';
import { useDownload } from './use-download.js';
import { useRenderings } from './use-renderings.js';
import styles from './variant-actions.module.css';
import { PartHeading } from '../../page/part-heading.js';

function isBeingMade(rendering: Rendering | undefined): boolean {
  return rendering?.state === 'queued' || rendering?.state === 'running';
}

/** The files of a variant's version with their sizes, as they come; whoever may have them made again can do so where some failed. */
export function VariantFiles({ variant }: { readonly variant: Variant }) {
  const { t, i18n } = useTranslation('catalogue');
  const renderings = useRenderings(variant.id, variant.current_version.id)?.renderings ?? [];
  const { download, pending, failure } = useDownload();
  const of = (format: RenderingFormat) => renderings.find((rendering) => rendering.format === format);
  // Versions from before a format was there have no files of it.
  const offered = DOWNLOAD_FORMATS.filter((format) => renderings.length === 0 || of(format));
  return (
    <>
      <PartHeading id="variant-files" className={styles.label}>
        {t('actions.downloads')}
      </PartHeading>
      <ul className={styles.files} aria-labelledby="variant-files">
        {offered.map((format) => {
          const rendering = of(format);
          const size = rendering?.size_bytes ?? null;
          return (
            <li key={format}>
              <Button
                icon={<Download />}
                {...(format === 'pdf' ? { variant: 'primary' as const } : {})}
                isPending={pending === format || (size === null && isBeingMade(rendering))}
                isDisabled={size === null && !isBeingMade(rendering)}
                onPress={() => void download(variant, format)}
              >
                {t('actions.download', { format: formatName(format) })}
              </Button>
              <span className={styles.size}>
                {size === null ? null : <b>{sizeText(size, i18n.language)}</b>}
                {t(`formats.${format}`)}
              </span>
            </li>
          );
        })}
      </ul>
      <FailedFiles variant={variant} renderings={renderings} />
      {failure ? (
        <Alert kind="danger" isAnnounced>
          <ErrorText failure={failure} />
        </Alert>
      ) : null}
    </>
  );
}

/** Which files could not be made, and why; nothing when there is none. */
function FailedFiles({
  variant,
  renderings,
}: {
  readonly variant: Variant;
  readonly renderings: readonly Rendering[];
}) {
  const { t } = useTranslation('catalogue');
  const { t: all } = useTranslation();
  const { user } = useSession();
  const [renderAgain, { isLoading, error }] = useRenderAgainMutation();
  const failed = renderings.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;
  const codes = [...new Set(failed.map((rendering) => rendering.error ?? 'RENDERING_FAILED'))];
  const formatsOf = (code: string) =>
    failed
      .filter((rendering) => (rendering.error ?? 'RENDERING_FAILED') === code)
      .map(({ format }) => (format === 'png' ? t('actions.thumbnails') : formatName(format)));
  return (
    <Alert
      kind="warning"
      actions={
        user?.user_rights.can_edit_admin === true ? (
          <Button
            icon={<RefreshCw />}
            isPending={isLoading}
            onPress={() =>
              void renderAgain({
                id: variant.id,
                body: {
                  version_id: variant.current_version.id,
                  formats: failed.map(({ format }) => format),
                },
              })
            }
          >
            {t('actions.again')}
          </Button>
        ) : null
      }
    >
      <ul className={styles.failures}>
        {codes.map((code) => (
          <li key={code}>
            <ContactText
              text={t('actions.failed', {
                formats: formatsOf(code).join(', '),
                reason: errorText(all, { code, status: 0 }),
              })}
            />
          </li>
        ))}
        {error ? (
          <li>
            <ErrorText failure={error} />
          </li>
        ) : null}
      </ul>
    </Alert>
  );
}
