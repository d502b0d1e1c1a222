import type { Engine } from '@tastwerk/editor-core';
import { useEffect, useState } from 'react';
import type { EditorPlugin } from './editor-plugin.js';
import { engineNow, loadEngineWith } from './engine-with.js';

/** The engine with what `plugins` add to it; undefined while a half of it is loading. What fails is thrown for the page around the editor. */
export function useEngine(plugins: readonly EditorPlugin[]): Engine | undefined {
  const [engine, setEngine] = useState(() => engineNow(plugins));
  const [failure, setFailure] = useState<unknown>(undefined);
  useEffect(() => {
    if (engine) return undefined;
    let isWanted = true;
    loadEngineWith(plugins).then(
      (loaded) => isWanted && setEngine(loaded),
      (error: unknown) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [engine, plugins]);
  if (failure !== undefined) throw failure;
  return engine;
}
