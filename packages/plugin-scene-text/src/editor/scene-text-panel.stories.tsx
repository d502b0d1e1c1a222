import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Document } from '@tastwerk/editor-core';
import { standardEngine } from '@tastwerk/editor-core/standard';
import { createNewDocument } from '@tastwerk/editor-react';
import { useState } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { EditorView } from '@codemirror/view';
import { screen, userEvent, waitFor } from 'storybook/test';
import { inEditor, type PartArgs } from '../../../editor-react/test/story-frames.js';
import { readSceneText } from '../reading/read-scene-text.js';
import { SceneTextPanel } from './scene-text-panel.js';
import { de } from './texts/de.js';
import { en } from './texts/en.js';

/** The panel with its texts, as wide as a side of the workspace. */
function Panel({ width }: { readonly width: number }) {
  const { i18n } = useTranslation();
  const [own] = useState(() => {
    const copy = i18n.cloneInstance({ forkResourceStore: true });
    for (const [language, texts] of Object.entries({ de, en }))
      for (const [namespace, words] of Object.entries(texts))
        copy.addResourceBundle(language, namespace, words, true, true);
    return copy;
  });
  return (
    <I18nextProvider i18n={own}>
      <main
        style={{ width, height: '40rem', overflow: 'auto', background: 'var(--tw-paper)' }}
        data-density="dense"
      >
        <SceneTextPanel />
      </main>
    </I18nextProvider>
  );
}

/** Gives ids that follow each other. */
function ids(): () => string {
  let last = 0;
  return () => `00000000-0000-4000-9000-${String((last += 1)).padStart(12, '0')}`;
}

function sheet(text: string): Document {
  const read = readSceneText(text, { engine: standardEngine, newId: ids() });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.document;
}

const SHEET = sheet(`Szenentext 1
Grafik "Dreieck mit Kreis"
# Ein Dreieck mit 80 mm langen Seiten
Titel "Dreieck und Rechteck" bei 10, 10
Dreieck "D" Seite 80 bei 30, 90
Kreis "K" Radius 15 in "D"
Gruppe "Rechts"
  Rechteck "R" Breite 40 Höhe 40 bei 130, 90 Textur Punkte eng
  Beschriftung "R" bei 130, 140`);

interface PanelArgs extends PartArgs {
  readonly width: number;
}

const meta: Meta<PanelArgs> = {
  title: 'Scene text/Panel',
  decorators: [inEditor],
  args: { width: 380, document: SHEET },
  render: ({ width }) => <Panel width={width} />,
};

export default meta;
type Story = StoryObj<PanelArgs>;

/** Writes two lines with something wrong in each, and leaves the field. */
const writeWrong: Story['play'] = async () => {
  const field = await screen.findByRole('textbox');
  const view = EditorView.findFromDOM(field);
  if (!view) throw new Error('there is no field');
  const wrong = '\nKries "A" Radius 5\nQuadrat Seite bei 10, 20';
  view.dispatch({ changes: { from: view.state.doc.line(1).to, insert: wrong }, userEvent: 'input.type' });
  view.focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => {
    if (field.getAttribute('aria-invalid') !== 'true') throw new Error('nothing is told');
  });
};

export const ShortSheet: Story = {};
export const Problems: Story = { play: writeWrong };
export const EmptyPage: Story = { args: { document: createNewDocument('de') } };
export const Narrow: Story = { args: { width: 320 } };
export const NarrowWithProblems: Story = { args: { width: 320 }, play: writeWrong };
