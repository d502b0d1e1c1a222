import { runCommand } from '@tastwerk/editor-core';
import { rememberLines } from '@tastwerk/editor-core/braille';
import { profileOf } from '@tastwerk/editor-core/proofing';
import {
  FindingList,
  type OverlayProps,
  useEditor,
  useEditorStore,
  useRunById,
  useWithAllOwnWords,
} from '@tastwerk/editor-react';
import { Alert, Button, Dialog, ProgressBar } from '@tastwerk/ui';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileTitle } from '../tactile/file-title.js';
import type { Tactile } from '../tactile/make-tactile.js';
import type { TactileStep } from '../tactile/steps.js';
import { BeforeAfterView } from './before-after-view.js';
import { type Kept, RemovedList } from './removed-list.js';
import { objectsOfPage, type PageObjects, removedGroups, removedOf } from './removed-groups.js';
import styles from './tactile-dialog.module.css';
import type { PictureSource, Shown } from './tactile-pictures.js';
import { TactileSteps } from './tactile-steps.js';
import { extentOf, proofSentence, spokenSummary } from './tactile-summary.js';
import { usePictures } from './use-pictures.js';
import { useTactile } from './use-tactile.js';
import type { TactileTask } from './worker-messages.js';

/** Findings that are listed before something is taken over; the panel of the proof has them all. */
const MOST_FINDINGS = 20;

/** Whether the page has nothing but its title and a legend. */
const isEmpty = (page: PageObjects): boolean =>
  [...page.values()].every((object) => object.type === 'key' || (object.type === 'label' && object.isTitle));

/** The page that is open, as it was when the dialog opened, with all words that its braille is written with. */
function useOpenedPage() {
  const store = useEditorStore();
  const [opened] = useState(() => {
    const { history, session } = store.getState();
    const { present: document } = history;
    const pageIndex = session.currentPage;
    return { document, pageIndex, page: objectsOfPage(store.engine, document, pageIndex) };
  });
  const withAllOwnWords = useWithAllOwnWords();
  return useMemo(
    () => ({ ...opened, document: withAllOwnWords(opened.document) }),
    [opened, withAllOwnWords],
  );
}

/** What is left to decide: what the proof still finds. */
function Left({ tactile }: { readonly tactile: Tactile }) {
  const { t } = useTranslation('tactile');
  const headingId = useId();
  const findings = tactile.findings.filter(({ severity }) => severity !== 'info');
  return (
    <section aria-labelledby={headingId} className={styles.part}>
      <h3 id={headingId} className={styles.heading}>
        {t('left.heading')}
      </h3>
      <p className={styles.why}>{t(findings.length === 0 ? 'left.none' : 'left.help')}</p>
      <FindingList findings={findings} document={tactile.document} most={MOST_FINDINGS} />
    </section>
  );
}

/** Makes the page tactile: shows each step before it is taken over, all as one step of undo. `about` is the name of a file that was just imported. */
export function TactileDialog({ about = '', onClose }: OverlayProps) {
  const { t } = useTranslation('tactile');
  const store = useEditorStore();
  const { engine } = store;
  const { ports, asked } = useEditor();
  const run = useRunById();
  const { document, pageIndex, page } = useOpenedPage();
  const [leftOut, setLeftOut] = useState<ReadonlySet<TactileStep>>(new Set());
  const [kept, setKept] = useState<Kept>(new Map());
  const [chosen, setChosen] = useState<Shown>('whole');
  const [attempt, setAttempt] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const papers = useRef<HTMLDivElement>(null);
  const translator = useMemo(() => rememberLines(ports.translate), [ports.translate]);
  const profile = profileOf(document);
  const task = useMemo<TactileTask>(() => {
    const name = document.pages[pageIndex]?.name ?? '';
    return {
      document,
      pageIndex,
      profile,
      leftOut,
      kept: new Set(kept.keys()),
      fallbackTitle: document.graphicTitle.trim() || fileTitle(about) || name.trim() || t('untitled'),
      pageNames: { legend: t('legendPage'), continued: t('continuedPage', { name }) },
    };
  }, [document, pageIndex, profile, leftOut, kept, about, t]);
  const { kind, share, tactile } = useTactile(engine, task, translator, attempt);
  const shown = tactile?.stages.some(({ step }) => step === chosen) ? chosen : 'whole';
  const source = useMemo<PictureSource>(
    () => ({ engine, translator, document, pageIndex, page, tactile, shown }),
    [engine, translator, document, pageIndex, page, tactile, shown],
  );
  const pictures = usePictures(source);
  const groups = useMemo(
    () => removedGroups(tactile ? removedOf(tactile, page) : [], kept, page),
    [tactile, kept, page],
  );
  const extent = tactile ? extentOf(document, tactile) : undefined;
  const canTake = kind === 'done' && extent !== 'nothing';

  const show = (next: Shown) => {
    setChosen(next);
    // On narrow screens the pictures stand above the steps.
    papers.current?.scrollIntoView?.({ block: 'nearest' });
  };
  const take = () => {
    if (!tactile?.command) return;
    store.dispatch(runCommand(tactile.command));
    if (store.getState().session.lastIssue !== null) return setRefused(true);
    asked.set({ done: spokenSummary(tactile, t) });
    onClose();
    const isLeft = tactile.after.errors + tactile.after.warnings > 0;
    if (isLeft && store.getState().workspace.aside === null) run('proof');
  };

  if (isEmpty(page))
    return (
      <Dialog isOpen size="small" title={t('title')} closeLabel={t('close')} onClose={onClose}>
        <p>{t('empty')}</p>
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('title')}
      closeLabel={t('close')}
      closesOnBackdrop={false}
      onClose={onClose}
      footer={
        <>
          <div className={styles.work} data-running={kind === 'running'}>
            <ProgressBar label={t('progress')} value={share} maxValue={1} />
          </div>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          {kind === 'failed' ? <Button onPress={() => setAttempt(attempt + 1)}>{t('again')}</Button> : null}
          <Button variant="primary" isDisabled={!canTake} onPress={take}>
            {t('take')}
          </Button>
        </>
      }
    >
      <div className={styles.panes}>
        <div className={styles.said}>
          {kind === 'failed' || isRefused ? (
            <Alert kind="danger" isAnnounced>
              {t(isRefused ? 'refused' : 'failed')}
            </Alert>
          ) : null}
          <div role="status" className={styles.proof}>
            <p>{tactile ? proofSentence(tactile, t) : t('pending')}</p>
            {extent === 'nothing' ? <p>{t('nothing')}</p> : null}
            {extent === 'words' ? <p>{t('wordsOnly')}</p> : null}
          </div>
        </div>
        <BeforeAfterView ref={papers} document={document} pictures={pictures} shown={shown} />
        <div className={styles.lists}>
          <TactileSteps
            profile={profile}
            stages={tactile?.stages}
            leftOut={leftOut}
            onLeftOut={setLeftOut}
            shown={shown}
            onShow={show}
          />
          {tactile ? (
            <>
              <RemovedList kinds={engine.kinds} groups={groups} kept={kept} onKept={setKept} />
              <Left tactile={tactile} />
            </>
          ) : null}
        </div>
      </div>
    </Dialog>
  );
}
