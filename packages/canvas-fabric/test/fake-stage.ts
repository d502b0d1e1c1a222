import type { Command, Issue, PageObject } from '@tastwerk/editor-core';
import { findObject } from '@tastwerk/editor-core/objects';
import type { Sketch } from '../src/overlay-layer/sketch.js';
import type { GesturePointer } from '../src/input/pointer.js';
import type { Preview, Stage } from '../src/gestures/gesture.js';
import type { ShownMarks } from '../src/overlay-layer/draw-marks.js';
import { createPageScenes } from '../src/page-scenes/page-scenes.js';
import type { CanvasInput } from '../src/input/canvas-input.js';
import { documentWith, RESOURCES, uuidOf } from './sample-page.js';
import { frameOf, standardEngine } from '@tastwerk/editor-core/standard';

/** A stage at 1 px per mm or so, which remembers what gestures did on it. */
export interface FakeStage extends Stage {
  readonly commands: readonly Command[];
  readonly drawn: readonly PageObject[];
  readonly previews: readonly (Preview | null)[];
  readonly sketches: readonly (Sketch | null)[];
  readonly marks: readonly (ShownMarks | null)[];
  /** Ids of the labels whose text was opened. */
  readonly edited: readonly string[];
  readonly refused: readonly Issue[];
  /** Ids of the objects that were opened as a whole. */
  readonly opened: readonly string[];
}

/** What a test says of the caller of a stage. */
interface FakeCaller {
  /** Ids of the objects that the caller opens as a whole. */
  readonly whole?: readonly string[];
}

/** A stage that shows `objects` with some of them selected. */
export function fakeStage(
  objects: readonly PageObject[],
  selection: readonly string[] = [],
  { whole = [] }: FakeCaller = {},
): FakeStage {
  const opened: string[] = [];
  const commands: Command[] = [];
  const drawn: PageObject[] = [];
  const previews: (Preview | null)[] = [];
  const sketches: (Sketch | null)[] = [];
  const marks: (ShownMarks | null)[] = [];
  const edited: string[] = [];
  const refused: Issue[] = [];
  const scenes = createPageScenes();
  let nextUuid = 500;
  let input: CanvasInput = {
    document: documentWith(objects),
    pageIndex: 0,
    resources: RESOURCES,
    selection,
    tool: 'SELECT',
    style: {},
    theme: { desk: '', paper: '', shadow: '', accent: '', handle: '' },
  };
  scenes.show(input.document, 0, RESOURCES);
  return {
    engine: standardEngine,
    commands,
    drawn,
    previews,
    sketches,
    marks,
    edited,
    refused,
    opened,
    input: () => input,
    viewport: () => ({ scalingFactor: 1, panX: 0, panY: 0 }),
    scenes,
    objects: () => input.document.pages[0]?.objects ?? [],
    selection: () => input.selection,
    selected: () =>
      input.selection.flatMap((uuid) => findObject(input.document.pages[0]?.objects ?? [], uuid) ?? []),
    drawnFrame: frameOf,
    select(uuids) {
      input = { ...input, selection: uuids };
    },
    createUuid: () => uuidOf(nextUuid++),
    preview: (preview) => previews.push(preview),
    sketch: (sketch) => sketches.push(sketch),
    showMarks: (shown) => marks.push(shown),
    commit: (command) => commands.push(command),
    commitDrawn: (object) => drawn.push(object),
    refuse: (issue) => refused.push(issue),
    editLabel: (uuid) => edited.push(uuid),
    openWhole: (uuid) => whole.includes(uuid) && opened.push(uuid) > 0,
    panBy: () => undefined,
  };
}

/** A mouse at a point of the page in mm. */
export function mouseAt(x: number, y: number, keys: Partial<GesturePointer> = {}): GesturePointer {
  return {
    screen: { x, y },
    page: { x, y },
    isShift: false,
    isAlt: false,
    isFree: false,
    isTouch: false,
    ...keys,
  };
}
