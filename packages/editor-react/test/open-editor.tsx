import type { Document, PageObject } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import type { OwnWord } from '@tastwerk/editor-core/own-words';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { PluginChoice } from '../src/contributions/plugin-choice.js';
import type { EditorProps } from '../src/editor.js';
import { createNewDocument } from '../src/new-document.js';
import { fakeCanvas, fakeOwnWords, fakePorts } from './fakes.js';

interface Opening {
  readonly plugins: PluginChoice;
  readonly objects?: readonly PageObject[];
  readonly language?: 'de' | 'en';
  readonly translate?: BrailleTranslator;
  /** The own words of the account. */
  readonly accountWords?: readonly OwnWord[];
  readonly pageName?: string;
  /** A document that was opened before, in place of a new one: what the browser keeps is still there. */
  readonly again?: Document;
}

/** Opens `Editor`, the one of the package that is tested, with `objects` on the page of a new document; waits for the drawing area. */
export async function openEditor(
  Editor: ComponentType<EditorProps>,
  { plugins, objects = [], language = 'de', translate, accountWords, pageName, again }: Opening,
) {
  if (!again) localStorage.clear();
  const canvas = fakeCanvas();
  const changes: Document[] = [];
  const blank = createNewDocument(language);
  const pages = blank.pages.map((page) => ({ ...page, name: pageName ?? page.name, objects }));
  const document = again ?? { ...blank, pages };
  render(
    <Editor
      document={document}
      ports={fakePorts({
        canvasFactory: canvas.factory,
        ...(translate && { translate }),
        ...(accountWords && { ownWords: fakeOwnWords(accountWords) }),
      })}
      language={language}
      plugins={plugins}
      onChange={(changed) => changes.push(changed)}
    />,
  );
  const user = userEvent.setup();
  await screen.findByRole('application');
  return { canvas: canvas.state, changes, document, user };
}
