import type { Stage } from './gesture.js';
import type { KeyPort } from './key-listener.js';
import type { PointEditor } from './point-editor.js';
import type { SeveralPresses } from './several-presses.js';

/** What keys act on. */
export interface KeyActionsPort {
  readonly stage: Pick<Stage, 'selection'>;
  /** What is being drawn over several presses. */
  readonly drawing: () => SeveralPresses | undefined;
  readonly points: Pick<PointEditor, 'open' | 'close' | 'removeSelected'>;
  /** Gives up the gesture in progress; says whether there was one. */
  readonly cancel: () => boolean;
}

/** What Escape, Enter and Backspace do to what is drawn or edited; each says whether it did anything. */
export function createKeyActions({
  stage,
  drawing,
  points,
  cancel,
}: KeyActionsPort): Pick<KeyPort, 'onEscape' | 'onEnter' | 'onBackspace'> {
  return {
    onEscape: () => cancel() || points.close(),
    onEnter() {
      const drawn = drawing();
      if (drawn) {
        drawn.finish();
        return true;
      }
      if (points.close()) return true;
      const [single, ...others] = stage.selection();
      return single !== undefined && others.length === 0 && points.open(single);
    },
    onBackspace() {
      const drawn = drawing();
      drawn?.back();
      return drawn !== undefined || points.removeSelected();
    },
  };
}
