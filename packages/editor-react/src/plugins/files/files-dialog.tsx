import { Alert, Button, Dialog, IconButton, saveBlob } from '@tastwerk/ui';
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DRAFT_FILE_FORMATS, type DraftFileFormat } from '../../ports.js';
import { BrailleProblems } from '../../parts/braille-problems.js';
import { useBrailleState, useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import styles from './files-dialog.module.css';
import { printPdf } from './print-pdf.js';

const ICON_PX = 18;

/** What is being made now: a format to save, or the PDF to print. */
type Making = DraftFileFormat | 'print';

/** Makes files of the draft, one at a time, and says what went wrong. */
function useDraftFiles() {
  const store = useEditorStore();
  const { ports } = useEditor();
  const [making, setMaking] = useState<Making | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [made, setMade] = useState<string | null>(null);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  const make = async (wanted: Making) => {
    if (!ports.makeFile || making !== null) return;
    const { signal } = (abort.current = new AbortController());
    setMaking(wanted);
    setFailure(null);
    setMade(null);
    const document = documentOf(store.getState());
    const answer = await ports.makeFile(document, wanted === 'print' ? 'pdf' : wanted, signal);
    if (signal.aborted) return;
    setMaking(null);
    if (!answer.ok) return setFailure(answer.error.message);
    const { blob, name } = answer.value;
    if (wanted === 'print') printPdf(blob);
    else {
      saveBlob(blob, name);
      setMade(name);
    }
  };
  return { canMake: ports.makeFile !== undefined, making, failure, made, make };
}

/** Prints the draft and hands out its files. Nothing is published or kept. */
export function FilesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('files');
  const { canMake, making, failure, made, make } = useDraftFiles();
  const braille = useBrailleState();
  const isBlocked = !canMake || braille.failures.length > 0 || braille.isPending;
  // A disabled button loses the focus, and with it Escape would no longer reach the dialog.
  const isPending = making !== null;
  return (
    <Dialog isOpen title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.column}>
        <p>{t('intro')}</p>
        {canMake ? null : <Alert kind="info">{t('unavailable')}</Alert>}
        <BrailleProblems onShow={onClose} />
        {failure === null ? null : (
          <Alert kind="danger" title={t('failed')} isAnnounced>
            {failure}
          </Alert>
        )}
        <section className={styles.print}>
          <Button
            variant="primary"
            icon={<Printer size={ICON_PX} />}
            isDisabled={isBlocked}
            isPending={isPending}
            onPress={() => void make('print')}
          >
            {making === 'print' ? t('making') : t('print')}
          </Button>
          <p className={styles.note}>{t('printHelp')}</p>
        </section>
        <section>
          <h3 className={styles.heading}>{t('download')}</h3>
          <ul className={styles.formats}>
            {DRAFT_FILE_FORMATS.map((format) => (
              <li key={format}>
                <span className={styles.name}>{format.toUpperCase()}</span>
                <span className={styles.note}>{t(`formats.${format}`)}</span>
                <IconButton
                  label={t('save', { format: format.toUpperCase() })}
                  icon={<Download size={ICON_PX} />}
                  isDisabled={isBlocked}
                  isPending={isPending}
                  onPress={() => void make(format)}
                />
              </li>
            ))}
          </ul>
          <p role="status" className={styles.status}>
            {making !== null && making !== 'print' ? t('makingFile', { format: making.toUpperCase() }) : null}
            {made === null ? null : t('made', { name: made })}
          </p>
        </section>
      </div>
    </Dialog>
  );
}
