import type { LabelObject, LineObject } from '@tastwerk/editor-core';
import { distance } from '@tastwerk/editor-core/geometry';
import { findObject, LEAD_LINE } from '@tastwerk/editor-core/objects';
import { isAtLabelText, type LeadLine, leadLineTo, leadLineToNearest } from '@tastwerk/editor-core/placing';
import type { GesturePointer } from '../input/pointer.js';
import type { Gesture, Stage } from './gesture.js';
import { lineStyleOf } from './line-style.js';
import { handMm, handPoint } from './millimetres.js';
import { hitsFor } from './select-press.js';

/** The label whose text is pressed, unless something lies above it or it is the page's title. */
export function labelPressedAt(stage: Stage, pointer: GesturePointer): LabelObject | undefined {
  const [top] = hitsFor(stage, pointer);
  const object = top === undefined ? undefined : findObject(stage.objects(), top);
  if (object?.type !== 'label' || object.isTitle) return undefined;
  return isAtLabelText(stage.input(), object, pointer.page) ? object : undefined;
}

/** A lead line as an object: as wide as lead lines are, drawn through, without heads. */
function leadLineObject(stage: Stage, uuid: string, { from, to }: LeadLine): LineObject {
  return stage.engine.kinds.create('line', {
    ...lineStyleOf(stage.input().style),
    uuid,
    ...handPoint(from),
    dx: handMm(to.x - from.x),
    dy: handMm(to.y - from.y),
    borderWidth: LEAD_LINE.widthMm,
    borderStyle: 'solid',
  });
}

/** Draws the lead line from `label` to the nearest object, or says why there is none. */
export function addLeadLine(stage: Stage, label: LabelObject, uuid = stage.createUuid()): void {
  const line = leadLineToNearest(stage.input(), label);
  if (line.ok) stage.commitDrawn(leadLineObject(stage, uuid, line.value));
  else stage.refuse(line.error);
}

/** Draws a lead line from the text of `label` to the pointer, or to the object under it; a click leads it to the nearest object. */
export function startLeadLine(stage: Stage, label: LabelObject): Gesture {
  const uuid = stage.createUuid();
  const lineAt = (pointer: GesturePointer): LeadLine | undefined => {
    const targets = hitsFor(stage, pointer).flatMap((hit) => {
      const object = findObject(stage.objects(), hit);
      return object && object.uuid !== label.uuid ? [object] : [];
    });
    return leadLineTo(stage.input(), label, pointer.page, targets.slice(0, 1));
  };
  return {
    move(pointer) {
      const line = lineAt(pointer);
      stage.preview(
        line
          ? {
              kind: 'objects',
              objects: [leadLineObject(stage, uuid, line)],
              figure: { kind: 'length', lengthMm: distance(line.from, line.to) },
            }
          : null,
      );
    },
    end(pointer, isDrag) {
      if (!isDrag) {
        addLeadLine(stage, label, uuid);
        return;
      }
      const line = lineAt(pointer);
      if (line) stage.commitDrawn(leadLineObject(stage, uuid, line));
      else stage.preview(null);
    },
    cancel: () => stage.preview(null),
  };
}
