import type { Command } from '@tastwerk/editor-core';
import { drawnFrame } from '@tastwerk/editor-core/scene';
import type { ActiveLayer } from '../active-layer/active-layer.js';
import type { Preview, Stage } from '../gestures/gesture.js';
import type { PageScenes } from '../page-scenes/page-scenes.js';
import type { Camera } from './camera.js';
import type { CanvasOptions } from './canvas-view.js';
import type { DragPreview } from './drag-preview.js';
import { liftedPreview } from './lifted-preview.js';
import { createSelection } from './selection.js';
import { type Framed, previewedFieldFrame, shownFrames } from './shown-frames.js';
import { objectsOf, shownPage, type ViewState } from './view-state.js';

/** The stage with what the view itself does on it. */
export interface ViewStage extends Stage {
  /** Lays the handles around what is selected, where a preview shows it. */
  readonly showFrame: () => void;
  /** Puts down what is previewed: the page shows its own state again. */
  readonly putDown: () => void;
}

/** The parts of the view that a stage brings together. */
export interface StagePort {
  readonly state: ViewState;
  readonly options: CanvasOptions;
  readonly scenes: PageScenes;
  readonly dragPreview: DragPreview;
  readonly camera: Camera;
  readonly active: ActiveLayer;
}

/** A document that has not answered a command after this long has refused it. */
const ANSWER_MS = 250;

/** The stage that gestures play on. */
export function createStage({ state, options, scenes, dragPreview, camera, active }: StagePort): ViewStage {
  const { engine } = options;
  let answerTimer = 0;
  /** What a gesture shows now; what is lifted for it are the objects of the page that hold it. */
  let shown: Preview | null = null;

  const selection = createSelection(state, scenes, (uuids) => {
    showFrame();
    options.onSelect(uuids);
  });
  const framed = (): Framed => ({
    selected: selection.objects(),
    preview: shown,
    drawnFrame: stage.drawnFrame,
  });
  const showFrame = () => {
    const { frame, isFixed, groups, figure } = shownFrames(engine.kinds, state.input, framed());
    active.setFigure(figure);
    active.setFrame(frame, isFixed);
    active.setGroupFrames(groups);
  };
  const preview = (next: Preview | null) => {
    if (!next) active.setMarks(null);
    const wasShown = shown !== null;
    shown = next;
    dragPreview.show(next && liftedPreview(engine, state.input, scenes, next));
    showFrame();
    if (next || wasShown) options.onHeld?.(next && previewedFieldFrame(engine.kinds, framed()));
  };
  const putDown = () => {
    window.clearTimeout(answerTimer);
    preview(null);
  };
  const commit = (command: Command) => {
    active.setMarks(null);
    window.clearTimeout(answerTimer);
    answerTimer = window.setTimeout(putDown, ANSWER_MS);
    options.onCommand(command);
  };

  const stage: ViewStage = {
    engine,
    input: () => state.input,
    viewport: camera.viewport,
    scenes,
    objects: () => objectsOf(state.input),
    selection: () => selection.objects().map(({ uuid }) => uuid),
    selected: selection.objects,
    drawnFrame(object) {
      const { document, pageIndex, resources } = state.input;
      return drawnFrame(document, pageIndex, object, resources);
    },
    select: selection.select,
    createUuid: () => options.createUuid(),
    preview,
    sketch: active.setSketch,
    showMarks: active.setMarks,
    commit,
    commitDrawn(object) {
      const page = shownPage(state.input);
      if (!page) return;
      preview({ kind: 'objects', objects: [object] });
      commit({ type: 'add-objects', pageUuid: page.uuid, objects: [object] });
      selection.select([object.uuid]);
      options.onDrawn?.(object.uuid);
      if (engine.kinds.textOf(object) !== undefined) options.onEditLabel(object.uuid);
    },
    refuse(issue) {
      preview(null);
      options.onRefused?.(issue);
    },
    editLabel: options.onEditLabel,
    openWhole: (uuid) => options.onOpen?.(uuid) ?? false,
    panBy: camera.panBy,
    showFrame,
    putDown,
  };
  return stage;
}
