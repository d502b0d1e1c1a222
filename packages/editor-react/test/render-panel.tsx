import type { ReactNode } from 'react';
import type { EditorPorts } from '../src/ports.js';
import { EditorProviders } from './editor-providers.js';
import { fakePorts } from './fakes.js';
import { renderPart } from './render-part.js';
import type { EditorStore } from '../src/state/editor-store.js';

/** Renders a panel with all that the workspace shares with it, but without the workspace, which takes much longer. */
export function renderPanel(
  panel: ReactNode,
  store: EditorStore,
  language: 'de' | 'en' = 'de',
  ports: Partial<EditorPorts> = {},
) {
  return renderPart(<EditorProviders ports={fakePorts(ports)}>{panel}</EditorProviders>, store, language);
}
