import type { ScreenFrame } from '@tastwerk/canvas-fabric';
import { LIMITS } from '@tastwerk/editor-core';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { COARSE_POINTER, useMediaQuery } from '../../state/use-media-query.js';
import { IndexButtons } from './index-buttons.js';
import { IndexNotice } from './index-notice.js';
import styles from './label-text-area.module.css';
import { useIndices } from './use-indices.js';

/** Least width of the field in CSS px, so that short labels can be typed at any zoom. */
const MIN_WIDTH_PX = 240;
/** Room that the field needs above a label before it moves below, in CSS px. */
const ROOM_ABOVE_PX = 96;

interface LabelTextAreaProps {
  readonly frame: ScreenFrame;
  readonly text: string;
  /** Whether `text` is the beginning of what is being typed; it is selected otherwise. */
  readonly isBegun: boolean;
  readonly onChange: (text: string) => void;
  /** The field was left. */
  readonly onEnd: () => void;
  /** Escape was pressed: typing has ended and the focus has nowhere to go. */
  readonly onEscape: () => void;
}

/** The field in which a label's text is typed. It stands at the label's edge, so that its braille stays in sight. */
export function LabelTextArea({ frame, text, isBegun, onChange, onEnd, onEscape }: LabelTextAreaProps) {
  const { t } = useTranslation('editor');
  const field = useRef<HTMLTextAreaElement>(null);
  const helpId = useId();
  const indices = useIndices(field, text, onChange);
  const isTouch = useMediaQuery(COARSE_POINTER);
  const isBelow = frame.y < ROOM_ABOVE_PX;

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
    onEscape();
  };

  return (
    <div
      className={styles.card}
      data-below={isBelow || undefined}
      style={{
        left: frame.x,
        top: isBelow ? frame.y + frame.height : frame.y,
        width: Math.max(MIN_WIDTH_PX, frame.width),
      }}
    >
      <textarea
        ref={field}
        className={styles.field}
        aria-label={t('canvas.editLabel')}
        aria-describedby={helpId}
        rows={Math.min(6, Math.max(1, text.split('\n').length))}
        maxLength={LIMITS.textLength}
        value={text}
        onChange={(event) => indices.onType(event.target.value)}
        onKeyDown={endOnEscape}
        onBlur={onEnd}
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
