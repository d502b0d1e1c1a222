import { useEffect, useState } from 'react';
import { loadPart } from '../drafts/load-part.js';
import { loadEngine } from '../base/load-engine.js';
import type { DraftStore, DraftSummary } from '../ports.js';
import { whenIdle } from '../base/when-idle.js';

/** How many pictures one visit makes up for. */
const MOST = 60;

/**
 * Pictures of drafts that have none, such as those from files and from older programs: made one by one while there is nothing else to
 * do, and kept for the next time.
 */
export function useMissingPictures(
  store: DraftStore,
  drafts: readonly DraftSummary[] | undefined,
): ReadonlyMap<string, string> {
  const [made, setMade] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    const waiting = (drafts ?? []).filter(({ thumbnail }) => thumbnail === null).slice(0, MOST);
    let isOver = false;
    let callOff: (() => void) | undefined;
    const makeNext = async () => {
      const next = waiting.shift();
      if (!next || isOver) return;
      const drawing = await loadPart(() => Promise.all([import('./missing-picture.js'), loadEngine()]));
      if (!drawing.ok) return;
      const draft = await store.get(next.uuid);
      const [{ missingPicture }, engine] = drawing.value;
      const picture = draft.ok ? await missingPicture(engine, draft.value) : null;
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
  }, [store, drafts]);
  return made;
}
