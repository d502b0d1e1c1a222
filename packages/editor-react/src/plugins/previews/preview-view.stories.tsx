import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen, userEvent } from 'storybook/test';
import { letterPages, letterTranslator } from '../../../test/letter-braille.js';
import { inEditor, type PartArgs } from '../../../test/story-frames.js';
import { useBrailleState } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState, useEditorStore } from '../../state/use-editor-state.js';
import { PreviewView } from './preview-view.js';
import type { PreviewMode } from './preview-mode.js';

interface PreviewArgs extends PartArgs {
  readonly mode?: PreviewMode;
}

function Previewed({ mode: first }: { readonly mode: PreviewMode }) {
  const store = useEditorStore();
  const document = useEditorState(documentOf);
  const braille = useBrailleState();
  const [mode, setMode] = useState(first);
  return (
    <PreviewView
      store={store}
      document={document}
      braille={braille}
      mode={mode}
      onMode={setMode}
      page={0}
      onClose={fn()}
    />
  );
}

const meta: Meta<PreviewArgs> = {
  title: 'Editor/Preview',
  parameters: { layout: 'fullscreen' },
  decorators: [inEditor],
  args: { ports: { translate: letterTranslator } },
  render: ({ mode = 'relief' }) => (
    <main style={{ height: '100vh' }} data-density="dense">
      <Previewed mode={mode} />
    </main>
  ),
};

export default meta;
type Story = StoryObj<PreviewArgs>;

const LINK = 'https://tastwerk.example/catalogue/3/variant/7';

export const Print: Story = {
  args: {
    mode: 'print',
    ports: {
      translate: letterTranslator,
      marksToCome: () => Promise.resolve({ version: 'v4', link: LINK, isLinkKnown: true }),
    },
  },
};
export const Relief: Story = {};
export const WhatSwells: Story = { args: { mode: 'black' } };
export const Embossed: Story = { args: { mode: 'embossed', document: letterPages('Der Teich').document } };
export const OtherMode: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('tab', { name: 'Was aufquillt' }));
    await screen.findByRole('img', { name: /^Was aufquillt, Seite 1 von 1/ });
  },
};
