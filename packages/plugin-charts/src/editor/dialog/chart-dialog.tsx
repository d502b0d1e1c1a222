import { runCommand, sessionActions } from '@tastwerk/editor-core';
import { rememberLines } from '@tastwerk/editor-core/braille';
import { type PaperFormat } from '@tastwerk/editor-core/document';
import { type OverlayProps, useEditor, useEditorStore, useWithAllOwnWords } from '@tastwerk/editor-react';
import { newUuid } from '@tastwerk/editor-react/new-uuid';
import { Alert, Button, Dialog } from '@tastwerk/ui';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sheetIds } from '../../making/make-sheet.js';
import { withTitle } from '../../making/suggested-title.js';
import type { ChartTypeName } from '../../types/index.js';
import {
  chartCommand,
  chartIn,
  chartLanguageOf,
  type ChartPlace,
  type ChartTarget,
  isUntouched,
} from '../sheet/chart-commands.js';
import { asType } from '../sheet/read-data.js';
import { sampleOf } from '../sheet/sample-picture.js';
import styles from './chart-dialog.module.css';
import { DataPane } from './data-pane.js';
import { SheetPane } from './sheet-pane.js';
import { TypeGallery } from './type-gallery.js';
import { useChartDraft } from './use-chart-draft.js';
import { useChartSheet } from './use-chart-sheet.js';

/** The name of a file without its ending, for a title. */
const titleOfFile = (name = ''): string =>
  name
    .replace(/\.[^.]*$/u, '')
    .replaceAll(/[_\s]+/gu, ' ')
    .trim();

/** Where a new chart goes, as a person chooses it. */
type NewPlace = 'sheet' | 'page';

/** What the chart is made for: the document as it is when the dialog opens, which covers it. */
function useTarget(
  about: string | undefined,
  newPlace: NewPlace,
  paper: PaperFormat | undefined,
): ChartTarget {
  const store = useEditorStore();
  const { ports } = useEditor();
  const withAllOwnWords = useWithAllOwnWords();
  const [opened] = useState(() => {
    const { history, session } = store.getState();
    return { document: history.present, page: session.currentPage, ids: sheetIds(newUuid) };
  });
  const translator = useMemo(() => rememberLines(ports.translate), [ports.translate]);
  return useMemo(() => {
    const { page, ids } = opened;
    const document = withAllOwnWords(opened.document);
    const pageUuid = document.pages[Math.min(page, document.pages.length - 1)]?.uuid;
    const place: ChartPlace =
      about !== undefined
        ? { kind: 'chart', uuid: about }
        : newPlace === 'page' && pageUuid !== undefined
          ? { kind: 'page', pageUuid }
          : { kind: 'sheet' };
    return { engine: store.engine, document, place, ids, paper, translator };
  }, [store.engine, opened, withAllOwnWords, about, newPlace, paper, translator]);
}

/** Makes a chart, or changes the chart `about`: its type, its data beside the sheet as it will be. */
export function ChartDialog({ about, onClose }: OverlayProps) {
  const { t } = useTranslation('charts');
  const store = useEditorStore();
  const { view } = useEditor();
  const [newPlace, setNewPlace] = useState<NewPlace>('sheet');
  const [paper, setPaper] = useState<PaperFormat>();
  const target = useTarget(about, newPlace, paper);
  const { document, engine } = target;
  const language = chartLanguageOf(document);
  const [existing] = useState(() => (about === undefined ? undefined : chartIn(document, about)?.chart.spec));
  const { draft, begin, setAt } = useChartDraft(existing);
  const [isChoosing, setChoosing] = useState(existing === undefined);
  const [step, setStep] = useState<'data' | 'sheet'>('data');
  const [found, setFound] = useState<string>();
  const [fileTitle, setFileTitle] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<'invalid' | 'refused'>();
  const good = draft?.good;
  const sheet = useChartSheet(useDeferredValue(good), target);

  const choose = (type: ChartTypeName) => {
    const kept = draft?.isTouched ? asType(draft.good, type) : undefined;
    if (kept && draft?.type !== type) {
      begin(kept, true, draft?.ownTitle ?? null);
    } else if (draft?.type !== type) {
      const sample = sampleOf(type, draft?.good.language ?? language);
      // A draft that is drawn on has a title for all its sheets: that of the chart names its page.
      const own = isUntouched(document) ? document.graphicTitle.trim() : '';
      const title = draft?.isTouched ? draft.good.title : own;
      setFound(undefined);
      if (title === '') begin(sample, false, sample.title);
      else begin({ ...sample, title });
    }
    setChoosing(false);
  };
  const close = () => {
    if (draft?.isTouched) setAsking(true);
    else onClose();
  };
  const take = async () => {
    if (!draft) return;
    if (draft.issues.length > 0) {
      setFailure('invalid');
      return;
    }
    const { command, uuid } = await chartCommand(draft.good, target);
    store.dispatch(runCommand(command));
    const { history, session } = store.getState();
    if (session.lastIssue !== null) {
      setFailure('refused');
      return;
    }
    const page = history.present.pages.findIndex(({ objects }) => objects.some((one) => one.uuid === uuid));
    if (page >= 0) store.dispatch(sessionActions.setCurrentPage(page));
    store.dispatch(sessionActions.select([uuid]));
    onClose();
    view?.fitPage();
  };

  if (isChoosing || !draft) {
    return (
      <Dialog
        isOpen
        size="large"
        title={t('dialog.choose')}
        closeLabel={t('dialog.close')}
        onClose={() => (draft ? setChoosing(false) : onClose())}
      >
        <TypeGallery engine={engine} language={language} onChoose={choose} />
      </Dialog>
    );
  }
  const typeName = t(`types.${draft.type}`);
  return (
    <Dialog
      isOpen
      size="wide"
      closesOnBackdrop={false}
      title={t(about === undefined ? 'dialog.new' : 'dialog.change', { type: typeName })}
      closeLabel={t('dialog.close')}
      onClose={close}
      footer={
        <>
          <Button variant="quiet" onPress={close}>
            {t('dialog.cancel')}
          </Button>
          <Button variant="primary" onPress={() => void take()}>
            {t('dialog.take')}
          </Button>
        </>
      }
    >
      {failure === 'invalid' && draft.issues.length > 0 ? (
        <Alert kind="danger" isAnnounced>
          {t('dialog.invalid')}
        </Alert>
      ) : null}
      {failure === 'refused' ? (
        <Alert kind="danger" isAnnounced>
          {t('dialog.refused')}
        </Alert>
      ) : null}
      <div className={styles.steps} role="group" aria-label={t('dialog.steps')}>
        {(['data', 'sheet'] as const).map((one) => (
          <Button
            key={one}
            variant={step === one ? 'primary' : 'secondary'}
            aria-pressed={step === one}
            onPress={() => setStep(one)}
          >
            {t(`dialog.${one}`)}
          </Button>
        ))}
      </div>
      <div className={styles.panes} data-step={step}>
        <DataPane
          draft={draft}
          setAt={setAt}
          found={found}
          onRead={(chart, fileName) => {
            setFound(chart.found);
            // A title that no person wrote belongs to the data before.
            const isOwn = chart.spec.title === draft.ownTitle || chart.spec.title === fileTitle;
            const named = isOwn ? { ...chart.spec, title: titleOfFile(fileName) } : chart.spec;
            setFileTitle(isOwn ? named.title : undefined);
            const titled = withTitle(named);
            begin(titled, true, titled === named ? null : titled.title);
          }}
          onChangeType={() => setChoosing(true)}
          {...(about === undefined && isUntouched(document) ? { paper: paper ?? 'auto', setPaper } : {})}
          {...(about === undefined && !isUntouched(document) ? { newPlace, setNewPlace } : {})}
        />
        <div className={styles.sheetPane}>
          <SheetPane {...sheet} />
        </div>
      </div>
      {isAsking ? (
        <Dialog
          isOpen
          role="alertdialog"
          size="small"
          title={t('dialog.askTitle')}
          closeLabel={t('dialog.goOn')}
          onClose={() => setAsking(false)}
          footer={
            <>
              <Button onPress={() => setAsking(false)}>{t('dialog.goOn')}</Button>
              <Button variant="danger" onPress={onClose}>
                {t('dialog.discard')}
              </Button>
            </>
          }
        >
          <p>{t('dialog.ask')}</p>
        </Dialog>
      ) : null}
    </Dialog>
  );
}
