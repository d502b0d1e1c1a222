import { expect, jest } from '@jest/globals';
import { type Document, fail } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { createObject } from '@tastwerk/editor-core/standard';
import { createNewDocument, Editor } from '@tastwerk/editor-react';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { fakeTranslator } from '../../editor-react/test/fakes.js';
import { openEditor } from '../../editor-react/test/open-editor.js';
import surfaces from '../src/editor/index.js';

const PLUGINS = { with: [surfaces] };

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A document with a page for each of `places`, which has a label so many mm from the left. */
export function labelledPages(language: 'de' | 'en', places: readonly number[]): Document {
  const blank = createNewDocument(language);
  const label = (uuid: string, x: number) =>
    createObject('label', { uuid, x, y: 60, width: 40, height: 17, text: 'Haus', pristine: false });
  const pages = places.flatMap((x, index) =>
    blank.pages.map((page) => ({ ...page, uuid: id(index + 1), objects: [label(id(index + 11), x)] })),
  );
  return { ...blank, graphicTitle: 'Mein Haus', pages };
}

type Opening = Omit<Parameters<typeof openEditor>[1], 'plugins'>;

/** Opens the editor with this plugin, and in it the dialog called `title` by its button. */
export async function openDialog(title: string, opening: Opening) {
  const editor = await openEditor(Editor, { plugins: PLUGINS, ...opening });
  await editor.user.click(screen.getByRole('button', { name: `${title} …` }));
  return { ...editor, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

/** A translator that refuses until `arrive` is called. */
export function lateBraille() {
  let isThere = false;
  const translate: BrailleTranslator = {
    translate: async (requests, signal) =>
      isThere
        ? fakeTranslator.translate(requests, signal)
        : requests.map(() => fail({ code: 'BRAILLE_UNAVAILABLE' })),
  };
  return {
    translate,
    arrive: () => {
      isThere = true;
    },
  };
}

/** Names of the files that are saved from this call on. Ends with `jest.restoreAllMocks()`. */
export function savedNames(): readonly string[] {
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}

/** Expects no fault of access in the dialog that is open. jsdom has no colours. */
export async function expectAccessibleDialog(): Promise<void> {
  const { violations } = await axe.run(screen.getByRole('dialog'), {
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([]);
}
