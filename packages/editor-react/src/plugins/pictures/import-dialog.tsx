import { Dialog, Loader } from '@tastwerk/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { BrailleStep } from './braille-step.js';
import { ChooseStep } from './choose-step.js';
import { DocumentStep } from './document-step.js';
import { DrawingStep } from './drawing-step.js';
import { Failure } from './failure.js';
import { CancelFooter, FooterSlot } from './footer-slot.js';
import styles from './import-dialog.module.css';
import { forgetFile, offeredFile } from './incoming-file.js';
import { type OpenPdfFile, openPdfFile } from './pdf/pdf-file.js';
import { PdfStep } from './pdf/pdf-step.js';
import { browserCodec, type PictureCodec } from './picture-codec.js';
import { PictureStep } from './picture-step.js';
import { type FileContent, importPage, problem, readFile } from './read-file.js';

interface ImportDialogProps {
  readonly onClose: () => void;
  /** Reads pictures; a test gives a fake. */
  readonly codec?: PictureCodec;
  /** Opens PDF files; a test gives a fake. */
  readonly openPdf?: OpenPdfFile;
}

/** A file with what was read of it; nothing yet while it is being read. */
interface ReadState {
  readonly file: File;
  readonly content: FileContent;
}

/** Brings a file in: chosen, dropped or pasted; read, looked at and adjusted, then put on the page. Until then nothing changes. */
export function ImportDialog({ onClose, codec = browserCodec, openPdf = openPdfFile }: ImportDialogProps) {
  const { t } = useTranslation('import');
  const store = useEditorStore();
  const { kinds } = store;
  // The dialog lies above all by which the page could change meanwhile.
  const [page] = useState(() => {
    const state = store.getState();
    return importPage(kinds, documentOf(state), state.session.currentPage);
  });
  const [file, setFile] = useState(() => offeredFile(store));
  const [read, setRead] = useState<ReadState>();
  const [footer, setFooter] = useState<HTMLElement | null>(null);

  useEffect(() => () => forgetFile(store), [store]);
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    let release: (() => void) | undefined;
    const reading = readFile(kinds, file, page, { codec, openPdf }).catch(
      // A file that was moved or taken away since it was chosen.
      () => problem('gone'),
    );
    void reading.then((content) => {
      if (content.kind === 'picture') release = content.picture.release;
      if (content.kind === 'pdf') release = content.file.close;
      if (isCurrent) setRead({ file, content });
      else release?.();
    });
    return () => {
      isCurrent = false;
      release?.();
    };
  }, [kinds, file, page, codec, openPdf]);

  const content = read?.file === file ? read?.content : undefined;
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
        {file && !content ? <Loader message={t('reading', { name: file.name })} /> : null}
        {content?.kind === 'problem' || content?.kind === 'unreadable' ? (
          <Failure content={content} onFile={setFile} />
        ) : null}
        {content?.kind === 'picture' ? (
          <PictureStep picture={content.picture} page={page} onClose={onClose} />
        ) : null}
        {content?.kind === 'svg' ? (
          <DrawingStep file={content.drawing} page={page} onClose={onClose} />
        ) : null}
        {content?.kind === 'pdf' ? (
          <PdfStep file={content.file} page={page} codec={codec} onFile={setFile} onClose={onClose} />
        ) : null}
        {content?.kind === 'braille' ? <BrailleStep content={content.content} onClose={onClose} /> : null}
        {content?.kind === 'document' ? (
          <DocumentStep document={content.document} adjusted={content.adjusted.length} onClose={onClose} />
        ) : null}
        {content === undefined || content.kind === 'problem' || content.kind === 'unreadable' ? (
          <CancelFooter onClose={onClose} />
        ) : null}
      </FooterSlot>
    </Dialog>
  );
}
