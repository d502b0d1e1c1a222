import type { CanvasView, TurnedBox } from '@tastwerk/canvas-fabric';
import { type Document, sessionActions } from '@tastwerk/editor-core';
import { withUsedOwnWords } from '@tastwerk/editor-core/own-words';
import type { Point } from '@tastwerk/editor-core/geometry';
import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionContext, EditorAction } from '../state/editor-action.js';
import { useBraille } from '../state/braille-session.js';
import { OwnWordsContext, useLoadedOwnWords, withAllOwnWords } from '../state/own-word-lists.js';
import { useFittedLabels, useWrittenFits } from '../state/use-fitted-labels.js';
import { useLabelEditing, withEditedLabel } from '../state/use-label-editing.js';
import { useAutoSave } from '../state/use-auto-save.js';
import { useRememberedHistory } from '../drafts/remembered-history.js';
import { useContributions } from '../contributions/contributions-context.js';
import type { EditorPorts } from '../ports.js';
import type { SpokenWish } from '../state/spoken-wish.js';
import { createCell } from '../state/cell.js';
import {
  BrailleContext,
  EditorContext,
  type EditorContextValue,
  LabelTypingContext,
  SaveContext,
  type TypedDocument,
  TypedDocumentContext,
  useEditor,
} from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import { DRAWING_VIEW, workspaceActions } from '../state/workspace-state.js';
import { useRunById } from '../contributions/use-run-by-id.js';
import type { PanelContribution } from '../contributions/editor-plugin.js';
import { createDocks, type DockControl, type SidePanels } from '../state/dock-state.js';
import { SIDE_OVER_SHEET } from '../state/use-media-query.js';

/** Windows that have room for both sides beside the sheet. */
const BOTH_SIDES = '(min-width: 1200px)';

function sidePanels(panels: readonly PanelContribution[]): SidePanels {
  const usual = panels.find(({ isUsual }) => isUsual) ?? panels[0];
  return { ids: panels.map(({ id }) => id), usual: usual?.id ?? '' };
}

/** The sides of this editor. */
function useDocks(): DockControl {
  const { panels } = useContributions();
  const [docks] = useState(() =>
    createDocks(
      { left: sidePanels(panels.left), right: sidePanels(panels.right) },
      () => window.localStorage,
      {
        hasRoomForBoth: () => window.matchMedia(BOTH_SIDES).matches,
        isOverSheet: () => window.matchMedia(SIDE_OVER_SHEET).matches,
      },
    ),
  );
  return docks;
}

/** Lets the application around the editor steer it, where it asked for that. */
function EditorSteering() {
  const store = useEditorStore();
  const { ports, saver } = useEditor();
  const { onSteering } = ports;
  const run = useRunById();
  useEffect(() => {
    if (!onSteering) return;
    onSteering({ store, flush: () => saver.flush(), run });
    return () => onSteering(null);
  }, [onSteering, store, saver, run]);
  return null;
}

interface EditorProvidersProps {
  readonly ports: EditorPorts;
  readonly children: ReactNode;
}

/** Ties the store to what goes on around it: saving, braille, typing in labels and the canvas. */
export function EditorProviders({ ports, children }: EditorProvidersProps) {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const { plugins: around } = useContributions();
  const document = useEditorState(documentOf);
  const [view, setView] = useState<CanvasView>();
  const [pointer] = useState(() => createCell<Point | null>(null));
  const [held] = useState(() => createCell<TurnedBox | null>(null));
  const [scalingFactor] = useState(() => createCell(1));
  const [asked] = useState(() => createCell<SpokenWish | null>(null));
  const labelEditing = useLabelEditing(store);
  // A letter is in its field at once; what follows from it waits while more letters come.
  const edited = useDeferredValue(labelEditing.edited);
  const written = useMemo(() => withEditedLabel(store, document, edited), [store, document, edited]);
  const ownWords = useLoadedOwnWords(ports.ownWords);
  const { words: moreWords } = ownWords;
  const outgoing = useCallback(
    (leaving: Document) => withUsedOwnWords(store.kinds, leaving, moreWords),
    [store, moreWords],
  );
  const translated = useMemo(() => withAllOwnWords(written, moreWords), [written, moreWords]);
  const { braille, session: brailleSession } = useBraille(store.kinds, translated, ports.translate);
  const fitted = useFittedLabels(store, written, braille, edited?.uuid);
  const typed = useMemo<TypedDocument>(() => ({ document: fitted, edited }), [fitted, edited]);
  useWrittenFits(store, document, braille);
  const docks = useDocks();
  const { save, saver } = useAutoSave(document, ports.drafts);
  useRememberedHistory();

  const { begin: editLabel } = labelEditing;
  const context = useCallback(
    (): ActionContext => ({
      store,
      view,
      editLabel,
      docks,
      nameOfPage: (number) => t('newPage', { number }),
      nameOfAngle: t('angle'),
      outgoing,
      ask: (about) => asked.set({ about }),
    }),
    [store, view, editLabel, docks, t, asked, outgoing],
  );
  const run = useCallback((action: EditorAction) => action.run(context()), [context]);
  const showObject = useCallback(
    (uuid: string) => {
      store.dispatch(workspaceActions.showView(DRAWING_VIEW));
      store.dispatch(sessionActions.select([uuid]));
    },
    [store],
  );

  const value = useMemo<EditorContextValue>(
    () => ({
      ports,
      view,
      setView,
      pointer,
      held,
      scalingFactor,
      asked,
      brailleSession,
      saver,
      docks,
      outgoing,
      context,
      run,
      editLabel,
      showObject,
    }),
    [
      ports,
      view,
      pointer,
      held,
      scalingFactor,
      asked,
      brailleSession,
      saver,
      docks,
      outgoing,
      context,
      run,
      editLabel,
      showObject,
    ],
  );
  return (
    <EditorContext value={value}>
      <LabelTypingContext value={labelEditing}>
        <TypedDocumentContext value={typed}>
          <BrailleContext value={braille}>
            <OwnWordsContext value={ownWords}>
              <SaveContext value={save}>
                {around.reduceRight(
                  (inner, { id, Around }) => (Around ? <Around key={id}>{inner}</Around> : inner),
                  <>
                    {children}
                    <EditorSteering />
                  </>,
                )}
              </SaveContext>
            </OwnWordsContext>
          </BrailleContext>
        </TypedDocumentContext>
      </LabelTypingContext>
    </EditorContext>
  );
}
