import { useMemo } from 'react';
import { useContributions } from '../../contributions/contributions-context.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { fileImports } from './import-of.js';

/** What the editor reads, and what a file dialog offers for it. */
export function useFileImports() {
  const { imports: contributions } = useContributions();
  const { engine } = useEditorStore();
  return useMemo(() => {
    const imports = fileImports(contributions, engine);
    return { imports, accept: [...new Set(imports.flatMap(({ accepts }) => accepts))] };
  }, [contributions, engine]);
}
