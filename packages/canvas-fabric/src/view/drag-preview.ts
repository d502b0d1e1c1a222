import type { Kinds } from '@tastwerk/editor-core';
import type { Box } from '@tastwerk/editor-core/geometry';
import { buildObjectScene, type ObjectScene } from '@tastwerk/editor-core/scene';
import type { Preview } from '../gestures/gesture.js';
import type { PageScenes } from '../page-scenes/page-scenes.js';
import type { CanvasInput } from '../input/canvas-input.js';

/** What a gesture previews: it is lifted off the static layer and shown by the active layer until it is put down. */
export interface DragPreview {
  /** Shows `preview` instead of what the page has, or puts everything down. */
  readonly show: (preview: Preview | null) => void;
  readonly current: () => Preview | null;
  readonly isLifted: (uuid: string) => boolean;
}

/** Where lifting and putting down is seen. */
export interface DragPreviewPort {
  readonly input: () => CanvasInput;
  readonly scenes: PageScenes;
  readonly setPreview: (scenes: readonly ObjectScene[]) => void;
  readonly shiftPreview: (shift: { readonly x: number; readonly y: number }) => void;
  /** These boxes (page mm) of the static layer look different now. */
  readonly onLifted: (boxes: readonly Box[]) => void;
}

function uuidsOf(preview: Preview | null): readonly string[] {
  if (!preview) return [];
  return preview.kind === 'shift' ? preview.uuids : preview.objects.map(({ uuid }) => uuid);
}

/** Starts with nothing previewed. */
export function createDragPreview(kinds: Kinds, port: DragPreviewPort): DragPreview {
  let preview: Preview | null = null;
  let lifted: ReadonlySet<string> = new Set();

  const boxesOf = (uuids: readonly string[]) =>
    uuids.flatMap((uuid) => port.scenes.entry(uuid)?.scene.bounds ?? []);

  const lift = (uuids: readonly string[]) => {
    const next = new Set(uuids);
    const changed = [
      ...[...next].filter((uuid) => !lifted.has(uuid)),
      ...[...lifted].filter((uuid) => !next.has(uuid)),
    ];
    lifted = next;
    if (changed.length > 0) port.onLifted(boxesOf(changed));
  };

  const scenesOf = (shown: Preview): readonly ObjectScene[] => {
    if (shown.kind === 'shift') {
      return port.scenes.entries().flatMap(({ object, scene }) => (lifted.has(object.uuid) ? [scene] : []));
    }
    const { document, pageIndex, resources } = port.input();
    return shown.objects.map((object) => {
      // What is changed is cut by what lies over it as it will be when it is put down.
      const above = port.scenes.halosOver(object.uuid, kinds.boundsOf(object), lifted);
      return buildObjectScene(document, pageIndex, object, resources, above);
    });
  };

  return {
    show(next) {
      const isSameShift = next?.kind === 'shift' && preview?.kind === 'shift' && next.uuids === preview.uuids;
      if (!isSameShift) {
        if (!next && !preview) return;
        lift(uuidsOf(next));
        port.setPreview(next ? scenesOf(next) : []);
      }
      preview = next;
      if (next?.kind === 'shift') port.shiftPreview(next.shift);
    },
    current: () => preview,
    isLifted: (uuid) => lifted.has(uuid),
  };
}
