import type { PointEditor } from '../gestures/point-editor.js';
import type { ViewStage } from './create-stage.js';

/** `points` with the SELECT tool only, in place of the handles around the whole: these come and go with them. */
export function createPointMode(
  stage: Pick<ViewStage, 'input' | 'showFrame'>,
  points: PointEditor,
): PointEditor {
  return {
    ...points,
    open(uuid) {
      const isOpen = stage.input().tool === 'SELECT' && points.open(uuid);
      if (isOpen) stage.showFrame();
      return isOpen;
    },
    close() {
      const wasOpen = points.close();
      if (wasOpen) stage.showFrame();
      return wasOpen;
    },
  };
}
