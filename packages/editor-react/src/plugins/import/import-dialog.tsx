import { IMPORT_MAX_BYTES } from '@tastwerk/editor-core/files';
import { Dialog, Loader } from '@tastwerk/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImportStepProps } from '../../contributions/editor-plugin.js';
import { PartView } from '../../contributions/part-view.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { ChooseStep } from './choose-step.js';
import { Failure } from './failure.js';
import { CancelFooter, FooterSlot } from './footer-slot.js';
import styles from './import-dialog.module.css';
import { type FileImport, importOf, importPage } from './import-of.js';
import { ImporterStep } from './importer-step.js';
import { forgetFile, offeredFile } from '../../state/incoming-file.js';
import { useFileImports } from './use-file-imports.js';

/** A file with what reads it, or the code of why nothing does. */
interface KnownFile {
  readonly file: File;
  readonly found: FileImport | 'unknown' | 'tooLarge' | 'gone';
}

async function whatReads(imports: readonly FileImport[], file: File): Promise<KnownFile['found']> {
  if (file.size > IMPORT_MAX_BYTES) return 'tooLarge';
  return (await importOf(imports, file).catch(() => 'gone' as const)) ?? 'unknown';
}

/** The step of the plugin that presents the sort of file, or the usual one. */
function Step({ found, ...props }: ImportStepProps & { readonly found: FileImport }) {
  const { contribution, importer } = found;
  if (contribution?.Content) return <PartView part={contribution.Content} props={props} />;
  return importer ? <ImporterStep importer={importer} {...props} /> : null;
}

/** Brings a file in: chosen, dropped or pasted; read, looked at and adjusted, then put on the page. Until then nothing changes. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const { imports } = useFileImports();
  // The dialog lies above all by which the page could change meanwhile.
  const [page] = useState(() => {
    const state = store.getState();
    return importPage(store.kinds, documentOf(state), state.session.currentPage);
  });
  const [file, setFile] = useState(() => offeredFile(store));
  const [known, setKnown] = useState<KnownFile>();
  const [footer, setFooter] = useState<HTMLElement | null>(null);

  useEffect(() => () => forgetFile(store), [store]);
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    void whatReads(imports, file).then((found) => {
      if (isCurrent) setKnown({ file, found });
    });
    return () => {
      isCurrent = false;
    };
  }, [imports, file]);

  const found = known?.file === file ? known?.found : undefined;
  return (
    <Dialog
      isOpen
      size="large"
      title={t('title')}
      closeLabel={t('close')}
      closesOnBackdrop={false}
      onClose={onClose}
      footer={<div ref={setFooter} className={styles.footer} />}
    >
      <FooterSlot value={footer}>
        {file ? null : <ChooseStep onFile={setFile} />}
        {file && !found ? <Loader message={t('reading', { name: file.name })} /> : null}
        {typeof found === 'string' ? <Failure failure={{ code: found }} onFile={setFile} /> : null}
        {file && typeof found === 'object' ? (
          <Step found={found} file={file} page={page} onFile={setFile} onClose={onClose} />
        ) : (
          <CancelFooter onClose={onClose} />
        )}
      </FooterSlot>
    </Dialog>
  );
}
