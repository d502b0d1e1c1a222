import { type Document, type Engine, sessionActions } from '@tastwerk/editor-core';
import { KitProvider } from '@tastwerk/ui';
import { type ReactNode, useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { editorI18n } from './editor-i18n.js';
import type { EditorLanguage, EditorPorts } from '../src/ports.js';
import { EditorProviders } from './editor-providers.js';
import { fakePorts } from './fakes.js';
import { createEditorStore } from './editor-store.js';

interface EditorPartProps {
  readonly document: Document;
  /** Which objects are selected at the beginning. */
  readonly selected?: readonly string[];
  readonly ports?: Partial<EditorPorts>;
  readonly language?: EditorLanguage;
  /** With other plugins than the editor's own. */
  readonly engine?: Engine;
  readonly children: ReactNode;
}

/** A part of the editor with all that surrounds it there, without the workspace: for stories and tests of dialogs. */
export function EditorPart({
  document,
  selected = [],
  ports = {},
  language = 'de',
  engine,
  children,
}: EditorPartProps) {
  const [store] = useState(() => {
    const begun = createEditorStore(document, undefined, engine);
    begun.dispatch(sessionActions.select(selected));
    return begun;
  });
  const [given] = useState(() => fakePorts(ports));
  return (
    <I18nextProvider i18n={editorI18n(language)}>
      <KitProvider locale={language}>
        <Provider store={store}>
          <EditorProviders ports={given}>{children}</EditorProviders>
        </Provider>
      </KitProvider>
    </I18nextProvider>
  );
}
