import type { Command } from '@tastwerk/editor-core';
import type { ActiveLayer } from '../active-layer/active-layer.js';
import { frameAround, moveTurnedBox } from '../active-layer/turned-box.js';
import type { Preview, Stage } from '../gestures/gesture.js';
import type { PageScenes } from '../page-scenes/page-scenes.js';
import type { Camera } from './camera.js';
import type { CanvasOptions } from './canvas-view.js';
import type { Hold } from './hold.js';
import { shownPage, type ViewState } from './view-state.js';

/** The stage with what the view itself does on it. */
export interface ViewStage extends Stage {
  /** Lays the handles around what is selected, where a preview shows it. */
  readonly showFrame: () => void;
  /** Puts down what the hand holds: the page shows its own state again. */
  readonly putDown: () => void;
}

/** The parts of the view that a stage brings together. */
export interface StagePort {
  readonly state: ViewState;
  readonly options: CanvasOptions;
  readonly scenes: PageScenes;
  readonly hold: Hold;
  readonly camera: Camera;
  readonly active: ActiveLayer;
}

/** A document that has not answered a command after this long has refused it. */
const ANSWER_MS = 250;

function isSameSelection(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((uuid, index) => uuid === b[index]);
}

/** The stage that gestures play on. */
export function createStage({ state, options, scenes, hold, camera, active }: StagePort): ViewStage {
  let answerTimer = 0;

  const selectedObjects = () => state.input.selection.flatMap((uuid) => scenes.entry(uuid)?.object ?? []);

  const showFrame = () => {
    if (state.input.tool !== 'SELECT') {
      active.setFrame(null);
      return;
    }
    const shown = hold.current();
    const frame = frameAround(shown?.kind === 'objects' ? shown.objects : selectedObjects());
    active.setFrame(frame && shown?.kind === 'shift' ? moveTurnedBox(frame, shown.shift) : frame);
  };
  const preview = (next: Preview | null) => {
    hold.show(next);
    showFrame();
  };
  const putDown = () => {
    window.clearTimeout(answerTimer);
    preview(null);
  };
  const select = (uuids: readonly string[]) => {
    if (isSameSelection(uuids, state.input.selection)) return;
    state.input = { ...state.input, selection: uuids };
    showFrame();
    options.onSelect(uuids);
  };
  const commit = (command: Command) => {
    window.clearTimeout(answerTimer);
    answerTimer = window.setTimeout(putDown, ANSWER_MS);
    options.onCommand(command);
  };

  return {
    input: () => state.input,
    viewport: camera.viewport,
    scenes,
    selection: () => selectedObjects().map(({ uuid }) => uuid),
    select,
    createUuid: () => options.createUuid(),
    preview,
    sketch: active.setSketch,
    commit,
    commitDrawn(object) {
      const page = shownPage(state.input);
      if (!page) return;
      preview({ kind: 'objects', objects: [object] });
      commit({ type: 'add-objects', pageUuid: page.uuid, objects: [object] });
      select([object.uuid]);
      options.onDrawn?.(object.uuid);
      if (object.type === 'label') options.onEditLabel(object.uuid);
    },
    panBy: camera.panBy,
    showFrame,
    putDown,
  };
}
