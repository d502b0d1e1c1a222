import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { ContributionsProvider } from '../src/contributions/contributions-provider.js';
import { contributions } from './contributions.js';
import { editorI18n } from './editor-i18n.js';
import type { EditorStore } from '../src/state/editor-store.js';

/** Renders a part of the editor that needs its store and its texts alone, which is much faster than all of it. */
export function renderPart(part: ReactNode, store: EditorStore, language: 'de' | 'en' = 'de') {
  return render(
    <Provider store={store}>
      <I18nextProvider i18n={editorI18n(language)}>
        <ContributionsProvider contributions={contributions}>{part}</ContributionsProvider>
      </I18nextProvider>
    </Provider>,
  );
}
