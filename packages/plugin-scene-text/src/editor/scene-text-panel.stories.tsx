import { EditorView } from '@codemirror/view';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Document } from '@tastwerk/editor-core';
import { standardEngine } from '@tastwerk/editor-core/standard';
import { createNewDocument, Editor } from '@tastwerk/editor-react';
import { screen, userEvent, waitFor } from 'storybook/test';
import { fakeCanvas, fakePorts } from '../../../editor-react/test/fakes.js';
import { readSceneText } from '../reading/read-scene-text.js';
import sceneText from './index.js';

const PLUGINS = { with: [sceneText] };
const PORTS = fakePorts({ canvasFactory: fakeCanvas().factory });

const SHEET = `Szenentext 1
Grafik "Dreieck mit Kreis"
# Ein Dreieck mit 80 mm langen Seiten
Titel "Dreieck und Rechteck" bei 10, 10
Dreieck "D" Seite 80 bei 30, 90
Kreis "K" Radius 15 in "D"
Gruppe "Rechts"
  Rechteck "R" Breite 40 Höhe 40 bei 130, 90 Textur Punkte eng
  Beschriftung "R" bei 130, 140`;

/** Gives ids that follow each other. */
function ids(number: number): () => string {
  let last = number * 1000;
  return () => `00000000-0000-4000-9000-${String((last += 1)).padStart(12, '0')}`;
}

/** A sheet of its own for a story: what is left unfinished in it stays in the browser. */
function sheet(number: number): Document {
  const read = readSceneText(SHEET, { engine: standardEngine, newId: ids(number) });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.document;
}

interface PanelArgs {
  readonly document: Document;
  readonly language: 'de' | 'en';
}

/** Opens the panel. */
const openPanel = async () => {
  await screen.findByRole('application');
  await userEvent.keyboard('{F4}');
  return screen.findByRole('textbox', { name: /Szenentext|Scene text/u });
};

const meta: Meta<PanelArgs> = {
  title: 'Scene text/Panel',
  parameters: { layout: 'fullscreen' },
  args: { language: 'de', document: sheet(1) },
  render: ({ document, language }) => (
    <div style={{ height: '100vh' }}>
      <Editor document={document} ports={PORTS} language={language} plugins={PLUGINS} />
    </div>
  ),
  play: async () => {
    await openPanel();
  },
};

export default meta;
type Story = StoryObj<PanelArgs>;

/** Writes two lines with something wrong in each, and leaves the field. */
const writeWrong: Story['play'] = async () => {
  const field = await openPanel();
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
export const Problems: Story = { args: { document: sheet(2) }, play: writeWrong };
export const EmptyPage: Story = { args: { document: createNewDocument('de') } };
/** 320 px wide. */
const NARROW = { viewport: { value: 'mobile1', isRotated: false } };
export const Narrow: Story = { globals: NARROW };
export const NarrowWithProblems: Story = { args: { document: sheet(3) }, globals: NARROW, play: writeWrong };
