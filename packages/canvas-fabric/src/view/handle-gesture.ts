import type { Document, PageObject } from '@tastwerk/editor-core';
import { findObject } from '@tastwerk/editor-core/objects';
import type { FrameListener } from '../active-layer/frame-handles.js';
import { frameAround } from '../frames/object-frames.js';
import type { FrameChange, TurnedBox } from '../frames/turned-box.js';
import type { Figure } from '../overlay-layer/draw-figure.js';
import { commandOfFrameChange } from '../gestures/frame-commands.js';
import type { Stage } from '../gestures/gesture.js';
import { createSnapper, type Snapper } from '../gestures/snapper.js';
import { snappedChange } from '../gestures/snapped-change.js';

interface Snapshot {
  readonly document: Document;
  readonly objects: readonly PageObject[];
  readonly frame: TurnedBox;
  readonly snapper: Snapper;
}

/** What a pull tells: how large the frame gets, or how far it is turned. */
function figureOf(change: FrameChange): Figure {
  if (change.kind === 'turn') return { kind: 'turn', degrees: change.angle };
  return { kind: 'size', widthMm: Math.abs(change.to.width), heightMm: Math.abs(change.to.height) };
}

/** The gesture of Fabric's handles: previews exactly what its command will do, from the snapshot at its start. The frame follows. */
export function createHandleGesture(stage: Stage): FrameListener & { readonly cancel: () => void } {
  let snapshot: Snapshot | null = null;

  const begin = (): Snapshot | null => {
    const objects = stage.selected();
    const frame = frameAround(stage.engine.kinds, objects, stage.drawnFrame);
    const snapper = createSnapper(
      stage,
      objects.map(({ uuid }) => uuid),
    );
    return frame && { document: stage.input().document, objects, frame, snapper };
  };

  const commandOf = ({ objects, frame }: Snapshot, change: FrameChange) =>
    commandOfFrameChange(stage.engine.kinds, objects, frame, change);

  return {
    onPull(asked, keys) {
      snapshot ??= begin();
      if (!snapshot) return asked;
      const change = snappedChange(snapshot.snapper, snapshot.frame, asked, keys);
      const result = stage.engine.commands.apply(snapshot.document, commandOf(snapshot, change));
      if (!result.ok) return change;
      const after = result.value.pages[stage.input().pageIndex]?.objects ?? [];
      const objects = snapshot.objects.flatMap(({ uuid }) => findObject(after, uuid) ?? []);
      stage.preview({ kind: 'objects', objects, figure: figureOf(change) });
      return change;
    },
    onRelease(change) {
      const ended = snapshot;
      snapshot = null;
      if (ended) stage.commit(commandOf(ended, change));
    },
    cancel() {
      snapshot = null;
      stage.preview(null);
    },
  };
}
