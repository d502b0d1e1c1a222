import { applyCommand, type Document, type PageObject } from '@tastwerk/editor-core';
import type { FrameChange, FrameListener } from '../active-layer/active-layer.js';
import { frameAround, type TurnedBox } from '../active-layer/turned-box.js';
import { commandOfFrameChange } from '../gestures/frame-commands.js';
import type { Stage } from '../gestures/gesture.js';

interface Snapshot {
  readonly document: Document;
  readonly objects: readonly PageObject[];
  readonly frame: TurnedBox;
}

/** The gesture of Fabric's handles: previews exactly what its command will do, from the snapshot at its start. */
export function createHandleGesture(stage: Stage): FrameListener & { readonly cancel: () => void } {
  let snapshot: Snapshot | null = null;

  const begin = (): Snapshot | null => {
    const objects = stage.selection().flatMap((uuid) => stage.scenes.entry(uuid)?.object ?? []);
    const frame = frameAround(objects);
    return frame && { document: stage.input().document, objects, frame };
  };

  const commandOf = ({ objects, frame }: Snapshot, change: FrameChange) =>
    commandOfFrameChange(objects, frame, change);

  return {
    onPull(change) {
      snapshot ??= begin();
      if (!snapshot) return;
      const result = applyCommand(snapshot.document, commandOf(snapshot, change));
      if (!result.ok) return;
      const held = new Set(snapshot.objects.map(({ uuid }) => uuid));
      const objects = result.value.pages[stage.input().pageIndex]?.objects ?? [];
      stage.preview({ kind: 'objects', objects: objects.filter(({ uuid }) => held.has(uuid)) });
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
