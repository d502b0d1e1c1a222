import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyTextOf } from '../contributions/use-key-text.js';
import { CANVAS_REGION } from '../state/key-scope.js';
import { DRAWING_KEYS } from '../state/spoken-question.js';
import { LoadFailure } from '../contributions/load-failure.js';
import { Slot } from '../contributions/slot.js';
import { DrawingAreaContext } from '../state/drawing-area.js';
import { useEditor } from '../state/editor-context.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState } from '../state/use-editor-state.js';
import styles from './canvas-host.module.css';
import { GuideLines } from './guide-lines.js';
import { Rulers } from './rulers.js';
import { useCanvasFactory } from './load-canvas.js';
import { useGuideDrag } from './use-guide-drag.js';
import { useCanvasView } from './use-canvas-view.js';

/** The drawing area: the canvas with what lies over it, and the keyboard's way through its objects. */
export function CanvasHost() {
  const { t } = useTranslation('editor');
  const { ports } = useEditor();
  const host = useRef<HTMLDivElement>(null);
  const helpId = useId();
  // All keys at every arrival would be long to hear: they are told on demand.
  const key = useKeyTextOf()(DRAWING_KEYS);
  // Counts moves of the viewport, so that what lies over the canvas is placed again.
  const [, setMoves] = useState(0);
  const countMove = useCallback(() => setMoves((moves) => moves + 1), []);
  const { factory, isFailed, retry } = useCanvasFactory(ports.canvasFactory);
  useCanvasView(host, factory, countMove);

  const pageCount = useEditorState((state) => documentOf(state).pages.length);
  const pageNumber = useEditorState(({ session }) => Math.min(session.currentPage + 1, pageCount));

  const guideDrag = useGuideDrag(host);

  return (
    <div className={styles.area}>
      <span className={styles.corner} aria-hidden="true" />
      <Rulers onGuide={guideDrag.start} />
      <div className={styles.stage}>
        <div
          ref={host}
          className={styles.host}
          role="application"
          tabIndex={0}
          aria-label={t('canvas.label', { page: t('pages.page', { number: pageNumber, total: pageCount }) })}
          aria-describedby={key === undefined ? undefined : helpId}
          onPointerDown={() => host.current?.focus({ preventScroll: true })}
          {...{ [CANVAS_REGION]: '' }}
        />
        {isFailed ? <LoadFailure onRetry={retry} /> : null}
        <DrawingAreaContext value={host}>
          <Slot id="drawing-below" />
          <GuideLines drag={guideDrag} onLeave={() => host.current?.focus({ preventScroll: true })} />
          <Slot id="drawing" />
        </DrawingAreaContext>
        <p id={helpId} hidden>
          {t('canvas.hint', { key })}
        </p>
      </div>
    </div>
  );
}
