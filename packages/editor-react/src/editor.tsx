import type { Document, Engine } from '@tastwerk/editor-core';
import { KitProvider } from '@tastwerk/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { rememberedHistory } from './drafts/remembered-history.js';
import { useEditorI18n } from './i18n/use-editor-i18n.js';
import type { EditorLanguage, EditorPorts } from './ports.js';
import { documentOf } from './state/selectors.js';
import { Workspace } from './workspace/workspace.js';
import { workspaceActions } from './state/workspace-state.js';
import { createEditorStore } from './state/editor-store.js';
import { whenIdle } from './base/when-idle.js';
import { loadCanvas } from './canvas/load-canvas.js';
import { chosenContributions } from './chosen-plugins.js';
import type { PluginChoice } from './contributions/plugin-choice.js';
import { withOwnKinds } from './contributions/engine-with.js';
import type { Contributions } from './contributions/compose.js';
import { useEngine } from './contributions/use-engine.js';
import { ContributionsProvider } from './contributions/contributions-provider.js';

/** Props of {@link Editor}. */
export interface EditorProps {
  /** The document to start with. Another `uuid` starts a new editor; later changes are the editor's own. */
  readonly document: Document;
  /** Keep the same object while the editor is open. */
  readonly ports: EditorPorts;
  readonly language: EditorLanguage;
  /** The dialog that is open at first, such as after a visitor has logged in to publish. */
  readonly opens?: 'publish' | undefined;
  /** Told about every change of the document. */
  readonly onChange?: (document: Document) => void;
  /** Which plugins the interface has; all of the editor's own by default. Keep the same object while the editor is open. */
  readonly plugins?: PluginChoice | undefined;
  /** Shown until the texts of the language are loaded; nothing by default. */
  readonly placeholder?: ReactNode;
}

function EditorOfDocument(props: EditorProps) {
  const [contributions] = useState(() => chosenContributions(props.plugins));
  const engine = useEngine(contributions.plugins);
  // What is to be open at first may no longer be said once the engine is there.
  const [opens] = useState(props.opens);
  const opened = { ...props, opens, contributions };
  return engine ? <OpenEditor {...opened} engine={engine} /> : props.placeholder;
}

interface OpenEditorProps extends EditorProps {
  readonly contributions: Contributions;
  readonly engine: Engine;
}

function OpenEditor({
  document,
  ports,
  language,
  opens,
  onChange,
  placeholder,
  contributions,
  engine,
}: OpenEditorProps) {
  const [store] = useState(() => {
    const read = withOwnKinds(engine, document);
    const created = createEditorStore(engine, read, rememberedHistory(engine, read));
    if (opens) created.dispatch(workspaceActions.openOverlay(opens));
    return created;
  });
  const shown = useEditorI18n(language, contributions.texts);
  const needsCanvas = ports.canvasFactory === undefined;
  useEffect(() => {
    // It comes while the texts come; where it fails the drawing area says so.
    if (needsCanvas) loadCanvas().catch(() => undefined);
  }, [needsCanvas]);

  useEffect(() => {
    if (!onChange) return;
    let known = documentOf(store.getState());
    return store.subscribe(() => {
      const present = documentOf(store.getState());
      if (present === known) return;
      known = present;
      onChange(present);
    });
  }, [store, onChange]);

  // What is shown later is loaded once nothing else is to do, so that it is there when the server is not.
  const isShown = shown !== undefined;
  useEffect(
    () => (isShown ? whenIdle(() => void contributions.preload()) : undefined),
    [contributions, isShown],
  );

  if (!shown) return placeholder;
  return (
    <I18nextProvider i18n={shown.i18n}>
      <KitProvider locale={shown.language}>
        <Provider store={store}>
          <ContributionsProvider contributions={contributions}>
            <Workspace ports={ports} />
          </ContributionsProvider>
        </Provider>
      </KitProvider>
    </I18nextProvider>
  );
}

/** The editor for one document. It fills its container, which must have a height. */
export function Editor(props: EditorProps) {
  return <EditorOfDocument key={props.document.uuid} {...props} />;
}
