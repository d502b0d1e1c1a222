import { type Box, type Command, drawnFrame, findObject, type PageObject } from '@tastwerk/editor-core';
import type { ActiveLayer } from '../active-layer/active-layer.js';
import { fieldFrame, frameAround } from '../frames/object-frames.js';
import { moveTurnedBox } from '../frames/turned-box.js';
import type { Preview, Stage } from '../gestures/gesture.js';
import { enteredGroups, pathTo, withTheirGroups } from '../picking/members.js';
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
  const { kinds, commands } = options.engine;
  let answerTimer = 0;

  /** What a gesture shows now; what is lifted for it are the objects of the page that hold it. */
  let shown: Preview | null = null;

  const objects = () => shownPage(state.input)?.objects ?? [];
  const selectedObjects = () =>
    state.input.selection.flatMap((uuid) => scenes.entry(uuid)?.object ?? findObject(objects(), uuid) ?? []);

  /** The handles lie around what is drawn, which may be higher or lower than what is stored. */
  const frameOf = (object: PageObject): Box => {
    const { document, pageIndex, resources } = state.input;
    return drawnFrame(document, pageIndex, object, resources);
  };

  const showFrame = () => {
    const framed = shown?.kind === 'objects' ? shown.objects : selectedObjects();
    const frame = frameAround(kinds, framed, frameOf);
    const moved = frame && shown?.kind === 'shift' ? moveTurnedBox(frame, shown.shift) : frame;
    const figure = shown?.kind === 'objects' ? shown.figure : undefined;
    active.setFigure(figure && moved ? { figure, below: moved } : null);
    if (state.input.tool !== 'SELECT') {
      active.setFrame(null);
      active.setGroupFrames([]);
      return;
    }
    const isFixed = framed.length > 0 && framed.every(({ locked, hidden }) => locked || hidden);
    active.setFrame(moved, isFixed);
    const entered = enteredGroups(objects(), state.input.selection);
    active.setGroupFrames(
      [...entered].flatMap((uuid) => findObject(objects(), uuid) ?? []).map(kinds.extentOf),
    );
  };
  const held = (preview: Preview) => {
    if (preview.kind === 'objects') return fieldFrame(kinds, preview.objects, frameOf);
    const frame = fieldFrame(kinds, selectedObjects(), frameOf);
    return frame && moveTurnedBox(frame, preview.shift);
  };
  /** A preview in terms of the page's own objects, which is what can be lifted. */
  const lifted = (next: Preview): Preview => {
    const { document, pageIndex } = state.input;
    if (next.kind === 'objects')
      return { kind: 'objects', objects: withTheirGroups(objects(), next.objects) };
    const { uuids, shift } = next;
    if (uuids.every((uuid) => scenes.entry(uuid))) return next;
    const moved = commands.apply(document, {
      type: 'move-objects',
      uuids: [...uuids],
      dx: shift.x,
      dy: shift.y,
    });
    const after = moved.ok ? (moved.value.pages[pageIndex]?.objects ?? []) : objects();
    const roots = new Set(uuids.map((uuid) => pathTo(after, uuid)[0]));
    return { kind: 'objects', objects: after.filter((object) => roots.has(object)) };
  };
  const preview = (next: Preview | null) => {
    if (!next) active.setMarks(null);
    const wasShown = shown !== null;
    shown = next;
    hold.show(next && lifted(next));
    showFrame();
    if (next || wasShown) options.onHeld?.(next && held(next));
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
    active.setMarks(null);
    window.clearTimeout(answerTimer);
    answerTimer = window.setTimeout(putDown, ANSWER_MS);
    options.onCommand(command);
  };

  return {
    engine: options.engine,
    input: () => state.input,
    viewport: camera.viewport,
    scenes,
    objects,
    selection: () => selectedObjects().map(({ uuid }) => uuid),
    selected: selectedObjects,
    drawnFrame: frameOf,
    select,
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
      select([object.uuid]);
      options.onDrawn?.(object.uuid);
      if (object.type === 'label') options.onEditLabel(object.uuid);
    },
    refuse(issue) {
      preview(null);
      options.onRefused?.(issue);
    },
    editLabel: options.onEditLabel,
    panBy: camera.panBy,
    showFrame,
    putDown,
  };
}
