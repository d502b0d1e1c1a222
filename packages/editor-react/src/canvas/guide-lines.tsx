import { type Guide, runCommand } from '@tastwerk/editor-core';
import { mmToPx } from '@tastwerk/editor-core/geometry';
import { type CSSProperties, type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditor } from '../state/editor-context.js';
import { currentPageOf, documentOf } from '../state/selectors.js';
import { useEditorState, useEditorStore } from '../state/use-editor-state.js';
import styles from './guide-lines.module.css';
import type { GuideDrag } from './use-guide-drag.js';
import { useMillimetres } from '../state/use-millimetres.js';

const NEAR_MM = 1;
const FAR_MM = 10;
/** Which way along the axis the arrow keys go. */
const WAYS: Readonly<Record<Guide['axis'], Readonly<Record<string, number>>>> = {
  x: { ArrowLeft: -1, ArrowRight: 1 },
  y: { ArrowUp: -1, ArrowDown: 1 },
};

interface GuideLinesProps {
  readonly drag: GuideDrag;
  /** Gives the focus back to the drawing. */
  readonly onLeave: () => void;
}

/** The guides of the page over the drawing: dragged by the pointer, moved by the arrow keys. */
export function GuideLines({ drag, onLeave }: GuideLinesProps) {
  const { t } = useTranslation('canvas');
  const store = useEditorStore();
  const { view } = useEditor();
  const helpId = useId();
  const millimetres = useMillimetres();
  const page = useEditorState(currentPageOf);
  const width = useEditorState((state) => documentOf(state).width);
  const height = useEditorState((state) => documentOf(state).height);
  const isSelecting = useEditorState(({ session }) => session.tool === 'SELECT');
  if (!view || !page) return null;
  const { dragged } = drag;
  if (page.guides.length === 0 && !dragged) return null;

  const { scalingFactor, panX, panY } = view.viewport();
  const pxPerMm = mmToPx(scalingFactor);
  const place = ({ axis, positionMm }: Guide): CSSProperties =>
    axis === 'x' ? { left: panX + positionMm * pxPerMm } : { top: panY + positionMm * pxPerMm };
  const sideOf = (axis: Guide['axis']) => (axis === 'x' ? width : height);

  const onKey = (event: KeyboardEvent, { axis, positionMm }: Guide, index: number) => {
    const way = WAYS[axis][event.key];
    if (way !== undefined) {
      const asked = positionMm + way * (event.shiftKey ? FAR_MM : NEAR_MM);
      const to = Math.min(sideOf(axis), Math.max(0, asked));
      store.dispatch(runCommand({ type: 'move-guide', pageUuid: page.uuid, index, positionMm: to }));
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      store.dispatch(runCommand({ type: 'remove-guide', pageUuid: page.uuid, index }));
      onLeave();
    } else if (event.key === 'Escape') onLeave();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles.guides} role="group" aria-label={t('guides.label')}>
      {page.guides.map((guide, index) => {
        const shown = dragged?.index === index ? dragged : guide;
        return (
          <div
            // A guide has no name of its own: its place among the others is what stays while it moves.
            key={index}
            role="slider"
            tabIndex={0}
            className={styles.guide}
            data-axis={guide.axis}
            data-out={(dragged?.index === index && dragged.isOut) || undefined}
            data-held={dragged?.index === index || undefined}
            data-passive={isSelecting ? undefined : ''}
            style={place(shown)}
            aria-label={t(`guides.${guide.axis}`)}
            aria-orientation={guide.axis === 'x' ? 'horizontal' : 'vertical'}
            aria-valuemin={0}
            aria-valuemax={sideOf(guide.axis)}
            aria-valuenow={shown.positionMm}
            aria-valuetext={t('guides.value', { mm: millimetres(shown.positionMm) })}
            aria-describedby={helpId}
            onKeyDown={(event) => onKey(event, guide, index)}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.preventDefault();
              event.currentTarget.focus({ preventScroll: true });
              drag.start(guide.axis, index, event.nativeEvent);
            }}
          >
            <span className={styles.figure}>{t('guides.value', { mm: millimetres(shown.positionMm) })}</span>
          </div>
        );
      })}
      {dragged?.index === null ? (
        <div
          className={styles.guide}
          data-axis={dragged.axis}
          data-out={dragged.isOut || undefined}
          data-held=""
          style={place(dragged)}
        >
          <span className={styles.figure}>{t('guides.value', { mm: millimetres(dragged.positionMm) })}</span>
        </div>
      ) : null}
      <p id={helpId} hidden>
        {t('guides.help')}
      </p>
    </div>
  );
}
