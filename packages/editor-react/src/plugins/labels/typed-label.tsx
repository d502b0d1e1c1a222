import { useDrawingArea } from '../../state/drawing-area.js';
import { useEditor, useLabelTyping } from '../../state/editor-context.js';
import { LabelTextArea } from './label-text-area.js';

/** The field over the label that is being typed; nothing while none is. */
export function TypedLabel() {
  const { view } = useEditor();
  const area = useDrawingArea();
  const { edited, change, end } = useLabelTyping();
  const frame = edited && view ? view.labelFrameOnScreen(edited.uuid) : null;
  if (!edited || !frame) return null;
  return (
    <LabelTextArea
      frame={frame}
      text={edited.text}
      isBegun={edited.isBegun}
      onChange={change}
      onEnd={end}
      onEscape={() => {
        end();
        area.current?.focus();
      }}
    />
  );
}
