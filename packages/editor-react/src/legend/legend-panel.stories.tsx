import type { Meta, StoryObj } from '@storybook/react-vite';
import { applyCommand, type Document } from '@tastwerk/editor-core';
import { useState } from 'react';
import { letterTranslator } from '../../test/letter-braille.js';
import { legendDocument } from '../../test/legend-document.js';
import { withTexts } from '../../test/story-frames.js';
import { useBraille } from '../braille/use-braille.js';
import { createNewDocument } from '../new-document.js';
import { LegendPanel } from './legend-panel.js';

/** The panel over a document that takes its commands, as the editor's store would. */
function Playground({ document: start }: { readonly document: Document }) {
  const [document, setDocument] = useState(start);
  const { braille } = useBraille(document, letterTranslator);
  const [page] = document.pages;
  return (
    <main style={{ width: '20rem', background: 'var(--tw-paper)' }} data-density="dense">
      {page ? (
        <LegendPanel
          document={document}
          page={page}
          pageIndex={0}
          book={braille.book}
          run={(command) => {
            const result = applyCommand(document, command);
            if (result.ok) setDocument(result.value);
          }}
          onShow={() => undefined}
        />
      ) : null}
    </main>
  );
}

const meta = {
  title: 'Editor/Legend panel',
  component: Playground,
  args: { document: legendDocument() },
  decorators: [withTexts],
} satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TownPlan: Story = {};
export const NothingToExplain: Story = { args: { document: createNewDocument('de') } };
