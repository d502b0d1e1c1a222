import { LruMap } from '@tastwerk/editor-core/collections';
import type { Scene } from '@tastwerk/editor-core/scene';
import type { ReliefAnswer } from './relief-messages.js';
import type { EditorStore } from '../../state/editor-store.js';

/** Pictures that are kept, some 6 MB each: a document of usual length. */
const MOST_RELIEFS = 8;

/** Scenes are small: those of long documents in each preview. */
const MOST_SCENES = 50;

/** What an editor's previews have made already, so that going to and fro costs nothing while the document stays as it is. */
export interface PreviewMemory {
  /** By the parts that they were made of. */
  readonly scenes: LruMap<readonly unknown[], Scene>;
  readonly reliefs: LruMap<Scene, ReliefAnswer>;
}

const memories = new WeakMap<EditorStore, PreviewMemory>();

/** The memory of the editor around `store`; it goes with the editor. */
export function previewMemoryOf(store: EditorStore): PreviewMemory {
  const known = memories.get(store);
  if (known) return known;
  const memory: PreviewMemory = { scenes: new LruMap(MOST_SCENES), reliefs: new LruMap(MOST_RELIEFS) };
  memories.set(store, memory);
  return memory;
}
