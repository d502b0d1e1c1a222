import { travel } from '@tastwerk/editor-core';
import { List, type ListRow } from '@tastwerk/ui';
import { Check } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { COARSE_POINTER, useMediaQuery } from '../../state/use-media-query.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import styles from './history-panel.module.css';
import { createStepNames, type StepName } from './step-name.js';

const ROW_PX = 32;
const TOUCH_ROW_PX = 46;
const ICON_PX = 14;

/** A step as a row: its number counts from the first that is remembered. */
interface StepRow extends ListRow, StepName {
  readonly state: 'done' | 'current' | 'undone';
}

function StepState({ state }: Pick<StepRow, 'state'>) {
  const { t } = useTranslation('panels');
  if (state === 'done') return null;
  if (state === 'undone') return <span className={styles.state}>{t('history.undone')}</span>;
  return <Check size={ICON_PX} className={styles.current} role="img" aria-label={t('history.current')} />;
}

const renderRow = ({ text, what, done, state }: StepRow) => (
  <span className={styles.step} data-undone={state === 'undone' || undefined}>
    <span className={styles.text} title={text}>
      {what === undefined ? null : <span className={styles.what}>{what}</span>}
      <span className={styles.done}>{done}</span>
    </span>
    <StepState state={state} />
  </span>
);

function stateOf(place: number, current: number): StepRow['state'] {
  if (place === current) return 'current';
  return place < current ? 'done' : 'undone';
}

/** The steps that were done and undone, from the first to the last; going to one undoes or redoes all between. */
export function HistoryPanel() {
  const { t } = useTranslation(['panels', 'editor']);
  const { t: objectText } = useTranslation('editor');
  const store = useEditorStore();
  const isTouch = useMediaQuery(COARSE_POINTER);
  const past = useEditorState(({ history }) => history.past);
  const future = useEditorState(({ history }) => history.future);

  const nameOf = useMemo(() => createStepNames(t, objectText), [t, objectText]);
  const current = past.length;
  const rows = useMemo<readonly StepRow[]>(
    () =>
      [{ done: t('history.start'), text: t('history.start') }, ...[...past, ...future].map(nameOf)].map(
        (name, place) => ({ ...name, id: String(place), state: stateOf(place, current) }),
      ),
    [past, future, current, nameOf, t],
  );

  return (
    <section className={styles.panel} aria-label={t('history.title')}>
      <List
        label={t('history.list')}
        rows={rows}
        selectedId={String(current)}
        onSelect={(id) => void store.dispatch(travel(Number(id) - current))}
        renderRow={renderRow}
        rowHeightPx={isTouch ? TOUCH_ROW_PX : ROW_PX}
      />
      <p className={styles.help}>{t('history.help', { count: past.length + future.length })}</p>
    </section>
  );
}
