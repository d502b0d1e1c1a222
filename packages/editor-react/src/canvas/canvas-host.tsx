import { createCanvasView } from '@tastwerk/canvas-fabric';
import { sessionActions } from '@tastwerk/editor-core';
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CANVAS_REGION } from '../actions/key-scope.js';
import { useEditor, useEditorActivity } from '../state/editor-context.js';
import { currentPageOf, documentOf } from '../state/selectors.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import styles from './canvas-host.module.css';
import { LabelTextArea } from './label-text-area.js';
import { objectAfter } from './object-cycle.js';
import { SelectionAnnouncer } from './selection-announcer.js';
import { TitlePlaceholders } from './title-placeholders.js';
import { useCanvasView } from './use-canvas-view.js';

/** The drawing area: the canvas with what lies over it, and the keyboard's way through its objects. */
export function CanvasHost() {
  const { t } = useTranslation('editor');
  const store = useEditorStore();
  const { ports, view } = useEditor();
  const { labelEditing } = useEditorActivity();
  const host = useRef<HTMLDivElement>(null);
  const helpId = useId();
  // Counts moves of the viewport, so that what lies over the canvas is placed again.
  const [, setMoves] = useState(0);
  const countMove = useCallback(() => setMoves((moves) => moves + 1), []);
  useCanvasView(host, ports.canvasFactory ?? createCanvasView, countMove);

  const pageCount = useEditorState((state) => documentOf(state).pages.length);
  const pageNumber = useEditorState(({ session }) => Math.min(session.currentPage + 1, pageCount));

  const goThroughObjects = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.target !== host.current) return;
    const state = store.getState();
    const objects = currentPageOf(state)?.objects ?? [];
    const next = objectAfter(objects, state.session.selectedUuids, event.shiftKey ? -1 : 1);
    if (!next) return;
    event.preventDefault();
    store.dispatch(sessionActions.select([next.uuid]));
  };

  const { edited } = labelEditing;
  const frame = edited && view ? view.labelFrameOnScreen(edited.uuid) : null;

  return (
    <div className={styles.area}>
      <div
        ref={host}
        className={styles.host}
        role="application"
        tabIndex={0}
        aria-label={t('canvas.label', { page: t('pages.page', { number: pageNumber, total: pageCount }) })}
        aria-describedby={helpId}
        onKeyDown={goThroughObjects}
        onPointerDown={() => host.current?.focus({ preventScroll: true })}
        {...{ [CANVAS_REGION]: '' }}
      />
      <TitlePlaceholders />
      {edited && frame ? (
        <LabelTextArea
          frame={frame}
          text={edited.text}
          onChange={labelEditing.change}
          onEnd={labelEditing.end}
          onEscape={() => {
            labelEditing.end();
            host.current?.focus();
          }}
        />
      ) : null}
      <p id={helpId} hidden>
        {t('canvas.help')}
      </p>
      <SelectionAnnouncer />
    </div>
  );
}
