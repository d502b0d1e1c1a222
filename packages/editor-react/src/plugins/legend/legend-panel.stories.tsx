import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Document, runCommand } from '@tastwerk/editor-core';
import { useState, useSyncExternalStore } from 'react';
import { letterTranslator } from '../../../test/letter-braille.js';
import { legendDocument } from '../../../test/legend-document.js';
import { withTexts } from '../../../test/story-frames.js';
import { useBraille } from '../../state/braille-session.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { LegendPanel } from './legend-panel.js';
import { createObject } from '@tastwerk/editor-core/standard';
import { createEditorStore } from '../../../test/editor-store.js';

interface PlaygroundProps {
  readonly document: Document;
  readonly pageIndex?: number;
}

/** The panel over a document in a store of its own. */
function Playground({ document: start, pageIndex = 0 }: PlaygroundProps) {
  const [store] = useState(() => createEditorStore(start));
  const document = useSyncExternalStore(store.subscribe, () => store.getState().history.present);
  const { braille } = useBraille(store.kinds, document, letterTranslator);
  const page = document.pages[pageIndex];
  return (
    <main style={{ width: '20rem', background: 'var(--tw-paper)' }} data-density="dense">
      {page ? (
        <LegendPanel
          document={document}
          page={page}
          pageIndex={pageIndex}
          store={store}
          book={braille.book}
          run={(command) => void store.dispatch(runCommand(command))}
          onShow={() => undefined}
        />
      ) : null}
    </main>
  );
}

/** Two pages, of which the legend of the first explains both. */
function twoPages(): Document {
  const document = legendDocument();
  const [first] = document.pages;
  if (!first) return document;
  const objects = first.objects.map((object) =>
    object.type === 'key' ? { ...object, explains: 'document' as const } : object,
  );
  const label = { x: 20, y: 60, text: 'Bahnhof', keyVal: 'bah', isKey: true, pristine: false } as const;
  const second = {
    ...first,
    uuid: newUuid(),
    objects: [createObject('label', { uuid: newUuid(), ...label })],
  };
  return { ...document, pages: [{ ...first, objects }, second] };
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
export const LegendOfTheDocument: Story = { args: { document: twoPages() } };
export const ExplainedOnAnotherPage: Story = { args: { document: twoPages(), pageIndex: 1 } };
export const NothingToExplain: Story = { args: { document: createNewDocument('de') } };
