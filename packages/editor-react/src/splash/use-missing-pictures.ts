import { useEffect, useState } from 'react';
import { loadPart } from '../drafts/load-part.js';
import type { EditorPlugin } from '../contributions/editor-plugin.js';
import type { PluginChoice } from '../contributions/plugin-choice.js';
import type { DraftStore, DraftSummary } from '../ports.js';
import { whenIdle } from '../base/when-idle.js';

/** How many pictures one visit makes up for. */
const MOST = 60;
const NO_PLUGINS: readonly EditorPlugin[] = [];

/**
 * Pictures of drafts that have none, such as those from files and from older programs: made one by one while there is nothing else to
 * do, and kept for the next time.
 */
export function useMissingPictures(
  store: DraftStore,
  drafts: readonly DraftSummary[] | undefined,
  { with: added = NO_PLUGINS }: PluginChoice,
): ReadonlyMap<string, string> {
  const [made, setMade] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const waiting = (drafts ?? []).filter(({ thumbnail }) => thumbnail === null).slice(0, MOST);
    let isOver = false;
    let callOff: (() => void) | undefined;
    const makeNext = async () => {
      const next = waiting.shift();
      if (!next || isOver) return;
      const drawing = await loadPart(() => import('./missing-picture.js'));
      if (!drawing.ok) return;
      const draft = await store.get(next.uuid);
      const picture = draft.ok ? await drawing.value.missingPicture(added, draft.value) : null;
      if (picture !== null) {
        await store.putThumbnail?.(next.uuid, picture);
        setMade((before) => new Map(before).set(next.uuid, picture));
      }
      if (!isOver) callOff = whenIdle(() => void makeNext());
    };
    if (waiting.length > 0) callOff = whenIdle(() => void makeNext());
    return () => {
      isOver = true;
      callOff?.();
    };
  }, [store, drafts, added]);
  return made;
}
