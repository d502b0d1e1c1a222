import { type Document } from '@tastwerk/editor-core';
import { standardEngine } from '@tastwerk/editor-core/standard';
import { KitProvider } from '@tastwerk/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { rememberedHistory } from './drafts/remembered-history.js';
import { useEditorI18n } from './i18n/use-editor-i18n.js';
import type { EditorLanguage, EditorPorts } from './ports.js';
import { SmallWorkspace } from './workspace/small-workspace.js';
import { documentOf } from './state/selectors.js';
import { LARGE_SCREEN, useMediaQuery } from './state/use-media-query.js';
import { Workspace } from './workspace/workspace.js';
import { workspaceActions } from './state/workspace-state.js';
import { createEditorStore } from './state/editor-store.js';

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
  /** Shown until the texts of the language are loaded; nothing by default. */
  readonly placeholder?: ReactNode;
}

function EditorOfDocument({ document, ports, language, opens, onChange, placeholder }: EditorProps) {
  const [store] = useState(() => {
    const created = createEditorStore(standardEngine, document, rememberedHistory(standardEngine, document));
    if (opens) created.dispatch(workspaceActions.openOverlay(opens));
    return created;
  });
  const shown = useEditorI18n(language);
  const isLarge = useMediaQuery(LARGE_SCREEN);

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

  if (!shown) return placeholder;
  return (
    <I18nextProvider i18n={shown.i18n}>
      <KitProvider locale={shown.language}>
        <Provider store={store}>
          {isLarge ? <Workspace ports={ports} /> : <SmallWorkspace ports={ports} />}
        </Provider>
      </KitProvider>
    </I18nextProvider>
  );
}

/** The editor for one document. It fills its container, which must have a height. */
export function Editor(props: EditorProps) {
  return <EditorOfDocument key={props.document.uuid} {...props} />;
}
