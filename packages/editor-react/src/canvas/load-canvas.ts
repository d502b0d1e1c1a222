import { useEffect, useState } from 'react';
import type { CanvasFactory } from '../ports.js';

let loaded: CanvasFactory | undefined;
let loading: Promise<CanvasFactory> | undefined;

/** Loads what draws and is drawn on, which small screens do without. What fails is tried again at the next call. */
export function loadCanvas(): Promise<CanvasFactory> {
  loading ??= import('@tastwerk/canvas-fabric').then(
    ({ createCanvasView }) => (loaded = createCanvasView),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

/** The canvas of a drawing area. */
interface CanvasSource {
  /** Undefined until it is loaded. */
  readonly factory: CanvasFactory | undefined;
  readonly isFailed: boolean;
  readonly retry: () => void;
}

/** The canvas that is `given`, or else the editor's own once it is loaded. */
export function useCanvasFactory(given: CanvasFactory | undefined): CanvasSource {
  const [own, setOwn] = useState(() => loaded);
  const [isFailed, setFailed] = useState(false);
  const isMissing = given === undefined && own === undefined && !isFailed;
  useEffect(() => {
    if (!isMissing) return;
    loadCanvas().then(
      (factory) => setOwn(() => factory),
      () => setFailed(true),
    );
  }, [isMissing]);
  return { factory: given ?? own, isFailed, retry: () => setFailed(false) };
}
