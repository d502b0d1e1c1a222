import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { LabelFailure } from '@tastwerk/editor-core/braille';
import { Alert, Button, Dialog, IconButton, saveBlob } from '@tastwerk/ui';
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatName } from '@tastwerk/editor-core/files';
import { DRAFT_FILE_FORMATS, type DraftFileFormat, type MadeFile } from '../../ports.js';
import { BrailleProblems } from '../../parts/braille-problems.js';
import { useBrailleState, useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import styles from './files-dialog.module.css';
import { printPdf } from './print-pdf.js';
import { writtenHere } from './written-here.js';

const ICON_PX = 18;

/** What is being made while the PDF is made to be printed; else it is the format that is saved. */
const PRINT = 'print';

const isOfServer = (format: string): format is DraftFileFormat =>
  DRAFT_FILE_FORMATS.some((known) => known === format);

const isUnavailable = ({ failure }: LabelFailure): boolean => failure.code === 'BRAILLE_UNAVAILABLE';

/** Makes files of the draft, one at a time, and says what went wrong. */
function useDraftFiles() {
  const { t } = useTranslation('files');
  const store = useEditorStore();
  const { ports, outgoing, brailleSession } = useEditor();
  const [making, setMaking] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [made, setMade] = useState<Pick<MadeFile, 'name' | 'unwritten'> | null>(null);
  const abort = useRef<AbortController>(undefined);
  useEffect(() => () => abort.current?.abort(), []);

  /** The files as they are to be saved, or a sentence. */
  const filesOf = async (
    format: string,
    signal: AbortSignal,
  ): Promise<Result<readonly MadeFile[], string>> => {
    const document = outgoing(documentOf(store.getState()));
    if (!isOfServer(format)) {
      const { book, failures } = await brailleSession.translate(document);
      if (failures.some(isUnavailable)) return fail(t('editor:publish.brailleUnavailable'));
      const files = await writtenHere(store.engine, document, book, { format, signal });
      const unwritten = failures.length;
      return files ? ok(files.map((file) => ({ ...file, unwritten }))) : fail(t('pluginFailed'));
    }
    const answer = await ports.makeFile?.(document, format, signal);
    if (!answer) return fail(t('unavailable'));
    return answer.ok ? ok([answer.value]) : fail(answer.error.message);
  };

  const make = async (wanted: string) => {
    if (making !== null) return;
    const { signal } = (abort.current = new AbortController());
    setMaking(wanted);
    setFailure(null);
    setMade(null);
    const files = await filesOf(wanted === PRINT ? 'pdf' : wanted, signal);
    if (signal.aborted) return;
    setMaking(null);
    if (!files.ok) return setFailure(files.error);
    if (wanted === PRINT) for (const { blob } of files.value) printPdf(blob);
    else {
      for (const { blob, name } of files.value) saveBlob(blob, name);
      setMade({
        name: files.value.map(({ name }) => name).join(', '),
        unwritten: Math.max(0, ...files.value.map(({ unwritten = 0 }) => unwritten)),
      });
    }
  };
  return { canMake: ports.makeFile !== undefined, making, failure, made, make };
}

/** Prints the draft and hands out its files. Nothing is published or kept. */
export function FilesDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('files');
  const { canMake, making, failure, made, make } = useDraftFiles();
  const braille = useBrailleState();
  const { engine } = useEditorStore();
  // What plugins of this editor write is made here; all else on the server.
  const formats = [
    ...DRAFT_FILE_FORMATS,
    ...[...engine.exporters.keys()].filter((name) => !isOfServer(name)),
  ];
  // Braille that is still being made does not disable buttons: a button that is disabled while it is pressed loses the press.
  const hasNoBraille = braille.failures.some(isUnavailable);
  // A disabled button loses the focus, and with it Escape would no longer reach the dialog.
  const isPending = making !== null;
  return (
    <Dialog isOpen title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.column}>
        <p>{t('intro')}</p>
        {canMake ? null : <Alert kind="info">{t('unavailable')}</Alert>}
        <BrailleProblems onShow={onClose} />
        {braille.failures.length === 0 || hasNoBraille ? null : <p>{t('unwritten')}</p>}
        {failure === null ? null : (
          <Alert kind="danger" title={t('failed')} isAnnounced>
            {failure}
          </Alert>
        )}
        <section className={styles.print}>
          <Button
            variant="primary"
            icon={<Printer size={ICON_PX} />}
            isDisabled={!canMake || hasNoBraille}
            isPending={isPending}
            onPress={() => void make(PRINT)}
          >
            {making === PRINT ? t('making') : t('print')}
          </Button>
          <p className={styles.note}>{t('printHelp')}</p>
        </section>
        <section>
          <h3 className={styles.heading}>{t('download')}</h3>
          <ul className={styles.formats}>
            {formats.map((format) => (
              <li key={format}>
                <span className={styles.name}>{formatName(format)}</span>
                <span className={styles.note}>{t([`formats.${format}`, 'formats.other'])}</span>
                <IconButton
                  label={t('save', { format: formatName(format) })}
                  icon={<Download size={ICON_PX} />}
                  isDisabled={hasNoBraille || (isOfServer(format) && !canMake)}
                  isPending={isPending}
                  onPress={() => void make(format)}
                />
              </li>
            ))}
          </ul>
          <p role="status" className={styles.status}>
            {making !== null && making !== PRINT ? t('makingFile', { format: formatName(making) }) : null}
            {made === null ? null : t('made', { name: made.name })}
            {made?.unwritten ? ` ${t('madeUnwritten', { count: made.unwritten })}` : null}
          </p>
        </section>
      </div>
    </Dialog>
  );
}
