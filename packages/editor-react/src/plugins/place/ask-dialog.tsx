import { type PageObject, runCommand, sessionActions } from '@tastwerk/editor-core';
import { atPoint, type LaidOutPage, roomFor } from '@tastwerk/editor-core/description';
import type { Box } from '@tastwerk/editor-core/geometry';
import { findObject } from '@tastwerk/editor-core/objects';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { Button, Select } from '@tastwerk/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { objectName } from '../../state/object-name.js';
import { boundsOfSelection, selectedUuidsOf } from '../../state/selection.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { useLayoutResources } from '../../state/use-layout-resources.js';
import { useLengths } from '../../state/use-millimetres.js';
import { LengthField } from './length-field.js';
import { relationSentence } from '../spoken/index.js';
import { useAnchors } from './use-anchors.js';
import { FormDialog } from '../../parts/form-dialog.js';
import styles from './place-dialog.module.css';

const QUESTIONS = ['point', 'room', 'distance'] as const;
type Question = (typeof QUESTIONS)[number];

/** Sizes of less than this, in mm, ask for nothing. */
const LEAST_SIZE_MM = 1;

/** What was answered, with what can be done about it. */
interface Answer {
  readonly sentence: string;
  readonly actions: readonly { readonly label: string; readonly run: () => void }[];
}

/** The numbers of the fields, in mm. */
interface Asked {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly gap: number;
}

/** A distance that no rule of the proof minds. */
const FIRST: Asked = { x: 100, y: 100, width: 40, height: 30, gap: swellProfile.gapElements.warningMm };

/** The two objects of the page that are asked about, those first that were selected first. */
function usePair() {
  const store = useEditorStore();
  const { anchors } = useAnchors(null);
  const [pair, setPair] = useState<readonly [string | null, string | null]>(() => {
    const selected = selectedUuidsOf(store.getState());
    const known = anchors.map(({ uuid }) => uuid);
    const [one = null, other = null] = new Set([
      ...selected.filter((uuid) => known.includes(uuid)),
      ...known,
    ]);
    return [one, other];
  });
  return { anchors, pair, setPair };
}

/** Asks what lies at a place of the page, where there is room for a size, and how two objects lie to each other. What is asked stays, so that the next place is asked quickly. */
export function AskDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('place');
  const store = useEditorStore();
  const { t: tEditor } = useTranslation(['editor', 'spoken']);
  const { millimetres, judged } = useLengths();
  const resources = useLayoutResources();
  const [question, setQuestion] = useState<Question>('point');
  const [asked, setAsked] = useState(FIRST);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const { anchors, pair, setPair } = usePair();

  const field = (name: keyof Asked, label: string, least?: number) => (
    <LengthField
      key={name}
      label={label}
      value={asked[name]}
      {...(least === undefined ? {} : { minValue: least })}
      onChange={(value) => setAsked((before) => ({ ...before, [name]: value }))}
    />
  );

  const choose = (object: PageObject) => {
    store.dispatch(sessionActions.select([object.uuid]));
    onClose();
  };

  /** Moves the selection so that its box begins at `place`. */
  const moveTo = (place: Box) => {
    const state = store.getState();
    const box = boundsOfSelection(store.kinds, state);
    if (box) {
      const by = { dx: place.x - box.x, dy: place.y - box.y };
      store.dispatch(runCommand({ type: 'move-objects', uuids: selectedUuidsOf(state), ...by }));
    }
    onClose();
  };

  const ofPoint = (page: LaidOutPage): Answer => {
    const { found, nearest } = atPoint(page, asked);
    const nameOf = (object: PageObject) => objectName(object, tEditor);
    if (found.length > 0) {
      const names = found.map(({ object, isOnRim }) =>
        t(isOnRim ? 'ask.onRim' : 'ask.inside', { object: nameOf(object) }),
      );
      const actions = found.map(({ object }) => ({
        label: t('ask.choose', { object: nameOf(object) }),
        run: () => choose(object),
      }));
      return { sentence: t('ask.foundOne', { what: names.join(', ') }), actions };
    }
    if (!nearest) return { sentence: t('ask.nothingAtAll'), actions: [] };
    const { object, distanceMm } = nearest;
    const sentence = t('ask.nothing', { what: nameOf(object), distance: judged(distanceMm) });
    return {
      sentence,
      actions: [{ label: t('ask.choose', { object: nameOf(object) }), run: () => choose(object) }],
    };
  };

  const ofRoom = (page: LaidOutPage): Answer => {
    const places = roomFor(page, asked, asked.gap);
    const size = { width: millimetres(asked.width), height: millimetres(asked.height) };
    if (places.length === 0) return { sentence: t('ask.noRoom', size), actions: [] };
    const told = places.map(({ x, y }) => t('ask.place', { x: millimetres(x), y: millimetres(y) }));
    const hasSelection = selectedUuidsOf(store.getState()).length > 0;
    const actions = places.map((place, index) => ({
      label: t('ask.moveHere', { place: told[index] }),
      run: () => moveTo(place),
    }));
    const sentence = `${t('ask.places', { count: places.length, ...size })} ${told.join('; ')}.`;
    return { sentence, actions: hasSelection ? actions : [] };
  };

  const ofDistance = (page: LaidOutPage): Answer => {
    const { objects } = page.document.pages[page.pageIndex] ?? { objects: [] };
    const [one, other] = pair.map((uuid) => findObject(objects, uuid ?? ''));
    if (!one || !other || one === other) return { sentence: t('ask.twoObjects'), actions: [] };
    return { sentence: relationSentence(one, other, { ...page, t: tEditor, judged }), actions: [] };
  };

  const submit = () => {
    const { history, session } = store.getState();
    const page = { document: history.present, pageIndex: session.currentPage, resources };
    const answers = { point: ofPoint, room: ofRoom, distance: ofDistance };
    setAnswer(answers[question](page));
  };

  const objectField = (index: 0 | 1) => (
    <Select
      key={index}
      label={t(index === 0 ? 'ask.from' : 'ask.to')}
      options={anchors.map(({ uuid, name }) => ({ id: uuid, label: name }))}
      value={pair[index]}
      onChange={(uuid) => setPair(index === 0 ? [uuid, pair[1]] : [pair[0], uuid])}
    />
  );
  const fields: Readonly<Record<Question, () => readonly ReactNode[]>> = {
    point: () => [field('x', t('x')), field('y', t('y'))],
    room: () => [
      field('width', t('width'), LEAST_SIZE_MM),
      field('height', t('height'), LEAST_SIZE_MM),
      field('gap', t('ask.gap'), 0),
    ],
    distance: () => [objectField(0), objectField(1)],
  };

  return (
    <FormDialog
      title={t('ask.title')}
      submitLabel={t('ask.submit')}
      problem={null}
      onSubmit={submit}
      onClose={onClose}
    >
      <Select
        label={t('ask.question')}
        options={QUESTIONS.map((id) => ({ id, label: t(`ask.questions.${id}`) }))}
        value={question}
        onChange={(next) => {
          setQuestion(next);
          setAnswer(null);
        }}
      />
      <div className={styles.pairs}>{fields[question]()}</div>
      <p role="status" className={styles.problem}>
        {answer?.sentence ?? ''}
      </p>
      {answer === null || answer.actions.length === 0 ? null : (
        <ul className={styles.actions}>
          {answer.actions.map(({ label, run }) => (
            <li key={label}>
              <Button onPress={run}>{label}</Button>
            </li>
          ))}
        </ul>
      )}
    </FormDialog>
  );
}
