import type { Engine } from '@tastwerk/editor-core';
import { useEffect, useState } from 'react';
import { loadSceneLines } from '../lines/load-scene-lines.js';

/** Whether the lines that the plugins of `engine` contribute are loaded; they are when this is first asked. */
export function useSceneLines(engine: Engine): boolean {
  const [loaded, setLoaded] = useState<Engine>();
  useEffect(() => {
    let isCurrent = true;
    void loadSceneLines(engine).then(() => {
      if (isCurrent) setLoaded(engine);
    });
    return () => {
      isCurrent = false;
    };
  }, [engine]);
  return loaded === engine;
}
