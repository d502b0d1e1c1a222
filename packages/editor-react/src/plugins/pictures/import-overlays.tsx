import { Loader } from '@tastwerk/ui';
import { lazy, type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportDrop } from './import-drop.js';

/** What reads files is large and seldom needed: it is loaded with the dialog. */
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.js')).ImportDialog }));
const CropDialog = lazy(async () => ({ default: (await import('./crop/crop-dialog.js')).CropDialog }));

interface ImportOverlaysProps {
  /** The workspace, onto which files are dropped. */
  readonly root: RefObject<HTMLElement | null>;
  readonly overlay: string | undefined;
  readonly onClose: () => void;
}

/** The import dialog, the one that cuts the picture under the page, and the ways of dropping and pasting a file. */
export function ImportOverlays({ root, overlay, onClose }: ImportOverlaysProps) {
  const { t } = useTranslation('import');
  return (
    <>
      <ImportDrop root={root} />
      {overlay === 'import' ? (
        <Suspense fallback={<Loader message={t('title')} />}>
          <ImportDialog onClose={onClose} />
        </Suspense>
      ) : null}
      {overlay === 'crop' ? (
        <Suspense fallback={<Loader message={t('backdrop.crop')} />}>
          <CropDialog onClose={onClose} />
        </Suspense>
      ) : null}
    </>
  );
}
