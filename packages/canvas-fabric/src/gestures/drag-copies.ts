import type { Command, PageObject } from '@tastwerk/editor-core';
import type { Point } from '@tastwerk/editor-core/geometry';
import { findObject, isCopyable, walkObjects } from '@tastwerk/editor-core/objects';
import type { Stage } from './gesture.js';

/** What a drag with Alt brings: copies of what is selected, under ids that stay the same while the hand moves. */
export interface DragCopies {
  /** The command that leaves copies moved by `shift`, in page mm. */
  readonly command: (shift: Point) => Command;
  /** The copies as the command will leave them, from the back to the front; none when it would be refused. */
  readonly objects: (shift: Point) => readonly PageObject[];
  /** Ids of the copies. */
  readonly uuids: readonly string[];
}

/** Copies of the objects `uuids` on the page of `stage`, of those that can be copied. */
export function createDragCopies(stage: Stage, uuids: readonly string[]): DragCopies {
  const { document, pageIndex } = stage.input();
  const originals = uuids
    .flatMap((uuid) => findObject(stage.objects(), uuid) ?? [])
    .filter((object) => isCopyable(stage.engine.kinds, object));
  const ids: Record<string, string> = {};
  walkObjects(originals, ({ uuid }) => {
    ids[uuid] = stage.createUuid();
  });
  const copies = originals.flatMap(({ uuid }) => ids[uuid] ?? []);
  const command = ({ x, y }: Point): Command => ({
    type: 'duplicate-objects',
    uuids: originals.map(({ uuid }) => uuid),
    ids,
    dx: x,
    dy: y,
  });
  return {
    command,
    objects(shift) {
      const result = stage.engine.commands.apply(document, command(shift));
      const objects = result.ok ? (result.value.pages[pageIndex]?.objects ?? []) : [];
      return copies.flatMap((uuid) => findObject(objects, uuid) ?? []);
    },
    uuids: copies,
  };
}
