import { runCommand } from '@tastwerk/editor-core';
import { rememberLines } from '@tastwerk/editor-core/braille';
import { type OverlayProps, useEditor, useEditorStore, useWithAllOwnWords } from '@tastwerk/editor-react';
import { findObject } from '@tastwerk/editor-core/objects';
import { profileOf } from '@tastwerk/editor-core/proofing';
import { Alert, Button, Checkbox, Dialog, ProgressBar, RadioGroup } from '@tastwerk/ui';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelsToPlace, type WhichLabels } from '../labels-of-page.js';
import { touchedLabels } from '../touched-labels.js';
import styles from './place-dialog.module.css';
import { placementSummary } from './placement-summary.js';
import { type PlacingWish, usePlacement } from './use-placement.js';

const CHOICES = ['touched', 'free', 'all', 'selected'] as const;
type Choice = (typeof CHOICES)[number];

/**
 * The labels of the page that is open, by how they may be chosen. At first those that are selected where nothing else is; where others alone
 * are, the labels that these touch, unless that is all of them.
 */
function useChoices() {
  const store = useEditorStore();
  const [opened] = useState(() => {
    const { history, session } = store.getState();
    return { document: history.present, pageIndex: session.currentPage, selected: session.selectedUuids };
  });
  return useMemo(() => {
    const { document, pageIndex, selected } = opened;
    const objects = document.pages[pageIndex]?.objects ?? [];
    const { kinds } = store.engine;
    const isLabel = (uuid: string) => findObject(objects, uuid)?.type === 'label';
    const isOfLabels = selected.every(isLabel);
    const { labelGap } = profileOf(document);
    const which: Readonly<Record<Choice, WhichLabels>> = {
      touched: selected.some(isLabel)
        ? new Set()
        : touchedLabels(kinds, objects, new Set(selected), labelGap.minMm),
      selected: new Set(selected),
      free: 'free',
      all: 'all',
    };
    const counts = CHOICES.map((choice) => ({
      choice,
      count: labelsToPlace(kinds, objects, which[choice]).length,
    })).filter(({ count }) => count > 0);
    const countOf = (choice: Choice) => counts.find((one) => one.choice === choice)?.count ?? 0;
    const offered =
      countOf('touched') < countOf('free') ? counts : counts.filter(({ choice }) => choice !== 'touched');
    return {
      document,
      pageIndex,
      which,
      counts: offered,
      usual: isOfLabels && countOf('selected') > 0 ? 'selected' : offered[0]?.choice,
    } as const;
  }, [opened, store.engine]);
}

/** Places the labels of the page: shows what it would do, as a picture and in sentences, before it is taken as one step of undo. */
export function PlaceDialog({ onClose }: OverlayProps) {
  const { t } = useTranslation('placement');
  const store = useEditorStore();
  const { ports } = useEditor();
  const withAllOwnWords = useWithAllOwnWords();
  const { document, pageIndex, which, counts, usual } = useChoices();
  const [choice, setChoice] = useState<Choice>(usual ?? 'free');
  const [abbreviates, setAbbreviates] = useState(true);
  const [continues, setContinues] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const translator = useMemo(() => rememberLines(ports.translate), [ports.translate]);
  const wish = useMemo<PlacingWish>(
    () => ({
      engine: store.engine,
      document: withAllOwnWords(document),
      pageIndex,
      translator,
      which: which[choice],
      abbreviates,
      continues,
      pageNames: {
        legend: t('dialog.pageName'),
        continued: (name: string) => t('dialog.continuedName', { name }),
      },
    }),
    [
      store.engine,
      withAllOwnWords,
      document,
      pageIndex,
      translator,
      which,
      choice,
      abbreviates,
      continues,
      t,
    ],
  );
  const state = usePlacement(wish, attempt);
  const command = state.kind === 'done' ? state.shown.placement.command : null;
  const isMoving = command !== null;
  const take = () => {
    if (command) store.dispatch(runCommand(command));
    onClose();
  };

  if (!usual)
    return (
      <Dialog isOpen size="small" title={t('dialog.title')} closeLabel={t('dialog.close')} onClose={onClose}>
        <p>{t('dialog.none')}</p>
      </Dialog>
    );
  return (
    <Dialog
      isOpen
      size="wide"
      title={t('dialog.title')}
      closeLabel={t('dialog.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('dialog.cancel')}
          </Button>
          {state.kind === 'failed' ? (
            <Button onPress={() => setAttempt(attempt + 1)}>{t('dialog.again')}</Button>
          ) : null}
          <Button variant="primary" isDisabled={!isMoving} onPress={take}>
            {t('dialog.take')}
          </Button>
        </>
      }
    >
      <div className={styles.panes}>
        <div className={styles.wishes}>
          <RadioGroup
            label={t('dialog.which')}
            description={t('dialog.whichHelp')}
            options={counts.map(({ choice: id, count }) => ({ id, label: t(`dialog.${id}`, { count }) }))}
            value={choice}
            onChange={setChoice}
          />
          <Checkbox isSelected={abbreviates} onChange={setAbbreviates}>
            {t('dialog.abbreviates')}
          </Checkbox>
          <Checkbox isSelected={continues} onChange={setContinues}>
            {t('dialog.continues')}
          </Checkbox>
          <div role="status">
            {state.kind === 'done' ? (
              <ul className={styles.summary}>
                {placementSummary(document, state.shown.placement, t).map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
        <div className={styles.papers}>
          {state.kind === 'running' ? (
            <div className={styles.work}>
              <ProgressBar label={t('dialog.progress')} value={state.share} maxValue={1} />
            </div>
          ) : null}
          {state.kind === 'failed' ? (
            <Alert kind="danger" isAnnounced>
              {t('dialog.failed')}
            </Alert>
          ) : null}
          {state.kind === 'done'
            ? state.shown.pictures.map((address, index) => (
                <img
                  key={index}
                  src={address}
                  alt={t(index === 0 ? 'dialog.picture' : 'dialog.addedPage')}
                  className={styles.paper}
                  style={{ aspectRatio: `${document.width} / ${document.height}` }}
                />
              ))
            : null}
        </div>
      </div>
    </Dialog>
  );
}
