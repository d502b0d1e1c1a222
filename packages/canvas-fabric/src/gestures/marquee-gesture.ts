import { objectsInside } from '../picking/pick.js';
import { boxOfDrag } from './constrain.js';
import type { GesturePointer } from '../input/pointer.js';
import type { Gesture, Stage } from './gesture.js';

const FREE = { isSquare: false, isCentred: false };

/** Opens a box and selects what lies in it as a whole; with shift in addition to what was selected. A click selects nothing. */
export function startMarquee(stage: Stage, start: GesturePointer): Gesture {
  const before = start.isShift ? stage.selection() : [];
  const boxAt = ({ page }: GesturePointer) => boxOfDrag(start.page, page, FREE);
  return {
    move: (pointer) => stage.sketch({ kind: 'marquee', box: boxAt(pointer) }),
    end(pointer, isDrag) {
      stage.sketch(null);
      const inside = isDrag ? objectsInside(stage.engine.kinds, stage.scenes, boxAt(pointer)) : [];
      stage.select([...new Set([...before, ...inside])]);
    },
    cancel: () => stage.sketch(null),
  };
}
