import type { Decorator } from '@storybook/react-vite';
import type { Document } from '@tastwerk/editor-core';
import { I18nextProvider } from 'react-i18next';
import { ContributionsProvider } from '../src/contributions/contributions-provider.js';
import { contributions } from './contributions.js';
import { editorI18n } from './editor-i18n.js';
import { createSplashI18n } from '../src/i18n/splash-i18n.js';
import type { EditorLanguage, EditorPorts } from '../src/ports.js';
import { EditorPart } from './editor-part.js';
import { sampleDocument } from './sample-document.js';

/** What a story of a part of the editor says about the editor around it. */
export interface PartArgs {
  /** What is being edited; a bar chart unless it is said. */
  readonly document?: Document;
  readonly ports?: Partial<EditorPorts>;
  /** Which objects are selected at the beginning. */
  readonly selected?: readonly string[];
}

function languageOf(globals: Readonly<Record<string, unknown>>): EditorLanguage {
  return globals['language'] === 'en' ? 'en' : 'de';
}

/** Gives a story the editor's texts in the language of Storybook's toolbar, and what its own plugins contribute. */
export const withTexts: Decorator = (Story, { globals }) => (
  <I18nextProvider i18n={editorI18n(languageOf(globals))}>
    <ContributionsProvider contributions={contributions}>
      <Story />
    </ContributionsProvider>
  </I18nextProvider>
);

/** Gives a story the texts of the list of drafts. */
export const withSplashTexts: Decorator = (Story, { globals }) => (
  <I18nextProvider i18n={createSplashI18n(languageOf(globals))}>
    <Story />
  </I18nextProvider>
);

/** Surrounds a story with all that the editor shares with its parts. */
export const inEditor: Decorator<PartArgs> = (
  Story,
  { args: { document = sampleDocument(), ports = {}, selected = [] }, globals },
) => (
  <EditorPart document={document} ports={ports} selected={selected} language={languageOf(globals)}>
    <Story />
  </EditorPart>
);

/** Shows a story as wide and as high as a side of the workspace; {@link inEditor} stands around it. */
export const asSide: Decorator<PartArgs> = (Story) => (
  <main
    style={{ width: '18rem', height: '40rem', overflow: 'auto', background: 'var(--tw-paper)' }}
    data-density="dense"
  >
    <Story />
  </main>
);
