import { Loader } from '@tastwerk/ui';
import { lazy, type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ImportDrop } from './import-drop.js';

/** What reads files is large and seldom needed: it is loaded with the dialog. */
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.js')).ImportDialog }));

interface ImportOverlaysProps {
  /** The workspace, onto which files are dropped. */
  readonly root: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The import dialog, and the ways of dropping and pasting a file. */
export function ImportOverlays({ root, isOpen, onClose }: ImportOverlaysProps) {
  const { t } = useTranslation('import');
  return (
    <>
      <ImportDrop root={root} />
      {isOpen ? (
        <Suspense fallback={<Loader message={t('title')} />}>
          <ImportDialog onClose={onClose} />
        </Suspense>
      ) : null}
    </>
  );
}
