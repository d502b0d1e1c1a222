import type { ScreenFrame } from '@tastwerk/canvas-fabric';
import { LIMITS } from '@tastwerk/editor-core';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDrawingArea } from '../../state/drawing-area.js';
import { useEditor, useLabelTyping } from '../../state/editor-context.js';
import type { EditedLabel } from '../../state/use-label-editing.js';
import { COARSE_POINTER, useMediaQuery } from '../../state/use-media-query.js';
import { useTextLanguage } from '../../state/use-text-language.js';
import { IndexButtons, IndexNotice } from './index-buttons.js';
import styles from './typed-label.module.css';
import { useIndices } from './use-indices.js';

/** Least width of the field in CSS px, so that short labels can be typed at any zoom. */
const MIN_WIDTH_PX = 240;
/** Room that the field needs above a label before it moves below, in CSS px. */
const ROOM_ABOVE_PX = 96;
/** Room that the field takes below a label. */
const ROOM_BELOW = '7rem';

interface LabelTextAreaProps {
  readonly frame: ScreenFrame;
  readonly edited: EditedLabel;
}

/** The field in which a label's text is typed. It stands at the label's edge, so that its braille stays in sight. */
function LabelTextArea({ frame, edited: { text, isBegun } }: LabelTextAreaProps) {
  const { t } = useTranslation('editor');
  const { change, end } = useLabelTyping();
  const language = useTextLanguage();
  const area = useDrawingArea();
  const field = useRef<HTMLTextAreaElement>(null);
  const helpId = useId();
  const indices = useIndices(field, text, change);
  const isTouch = useMediaQuery(COARSE_POINTER);
  const isBelow = frame.y < ROOM_ABOVE_PX;
  const widthPx = Math.max(MIN_WIDTH_PX, frame.width);

  useEffect(() => {
    const { current } = field;
    current?.focus();
    if (isBegun) current?.setSelectionRange(current.value.length, current.value.length);
    else current?.select();
  }, [isBegun]);

  const endOnEscape = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (indices.onKey(event)) return;
    if (event.key !== 'Escape') return;
    event.preventDefault();
    end();
    area.current?.focus();
  };

  return (
    <div
      className={styles.card}
      data-below={isBelow || undefined}
      style={{
        // However narrow and low the drawing area is, the field lies in it.
        left: `max(0px, min(${frame.x}px, 100% - ${widthPx}px))`,
        top: isBelow ? `min(${frame.y + frame.height}px, 100% - ${ROOM_BELOW})` : frame.y,
        width: widthPx,
      }}
    >
      <textarea
        ref={field}
        className={styles.field}
        lang={language}
        aria-label={t('canvas.editLabel')}
        aria-describedby={helpId}
        rows={Math.min(6, Math.max(1, text.split('\n').length))}
        maxLength={LIMITS.textLength}
        value={text}
        onChange={(event) => indices.onType(event.target.value)}
        onKeyDown={endOnEscape}
        onBlur={end}
      />
      <div className={styles.foot}>
        <IndexButtons indices={indices} isInTabOrder={false} />
        <p id={helpId} className={styles.help}>
          {t(isTouch ? 'canvas.editLabelHelpTouch' : 'canvas.editLabelHelp')}
        </p>
      </div>
      <IndexNotice indices={indices} />
    </div>
  );
}

/** The field over the label that is being typed; nothing while none is. */
export function TypedLabel() {
  const { view } = useEditor();
  const { edited } = useLabelTyping();
  const frame = edited?.isOnSheet && view ? view.labelFrameOnScreen(edited.uuid) : null;
  return edited && frame ? <LabelTextArea frame={frame} edited={edited} /> : null;
}
