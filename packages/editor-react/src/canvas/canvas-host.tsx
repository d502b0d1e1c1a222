import { createCanvasView } from '@tastwerk/canvas-fabric';
import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CANVAS_REGION } from '../state/key-scope.js';
import { useEditor } from '../state/editor-context.js';
import { BackdropLayer } from '../plugins/pictures/backdrop-layer.js';
import { FindingMarks } from '../plugins/proofing/finding-marks.js';
import { useObjectWalk } from '../plugins/spoken/use-object-walk.js';
import { documentOf } from '../state/selectors.js';
import { useEditorState } from '../state/use-editor-state.js';
import styles from './canvas-host.module.css';
import { GuideLines } from '../plugins/guides/guide-lines.js';
import { Rulers } from '../plugins/guides/rulers.js';
import { ShapeChoice } from '../plugins/shapes/shape-choice.js';
import { TitlePlaceholders } from '../plugins/labels/title-placeholders.js';
import { TypedLabel } from '../plugins/labels/typed-label.js';
import { useGuideDrag } from '../plugins/guides/use-guide-drag.js';
import { useTitleTyping } from '../plugins/labels/use-title-typing.js';
import { useCanvasView } from './use-canvas-view.js';

/** The drawing area: the canvas with what lies over it, and the keyboard's way through its objects. */
export function CanvasHost() {
  const { t } = useTranslation('editor');
  const { ports } = useEditor();
  const host = useRef<HTMLDivElement>(null);
  const helpId = useId();
  // Counts moves of the viewport, so that what lies over the canvas is placed again.
  const [, setMoves] = useState(0);
  const countMove = useCallback(() => setMoves((moves) => moves + 1), []);
  useCanvasView(host, ports.canvasFactory ?? createCanvasView, countMove);

  const pageCount = useEditorState((state) => documentOf(state).pages.length);
  const pageNumber = useEditorState(({ session }) => Math.min(session.currentPage + 1, pageCount));

  const goThroughObjects = useObjectWalk(host);
  const typeTitle = useTitleTyping(host);

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
          aria-describedby={helpId}
          onKeyDown={(event) => {
            goThroughObjects(event);
            typeTitle(event);
          }}
          onPointerDown={() => host.current?.focus({ preventScroll: true })}
          {...{ [CANVAS_REGION]: '' }}
        />
        <BackdropLayer />
        <TitlePlaceholders />
        <ShapeChoice />
        <GuideLines drag={guideDrag} onLeave={() => host.current?.focus({ preventScroll: true })} />
        <FindingMarks />
        <TypedLabel onEscape={() => host.current?.focus()} />
        <p id={helpId} hidden>
          {t('canvas.help')}
        </p>
      </div>
    </div>
  );
}
