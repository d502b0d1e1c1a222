import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Document, fail } from '@tastwerk/editor-core';
import { KitProvider } from '@tastwerk/ui';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { contributions } from '../../test/contributions.js';
import { faultyDocument } from '../../test/faulty-document.js';
import { fakeDrafts, fakePorts } from '../../test/fakes.js';
import { longDocument, sampleDocument } from '../../test/sample-document.js';
import { withTexts } from '../../test/story-frames.js';
import { ContributionsProvider } from '../contributions/contributions-provider.js';
import type { EditorPorts } from '../ports.js';
import { SmallWorkspace } from './small-workspace.js';
import { createEditorStore } from '../../test/editor-store.js';

interface PhoneProps {
  readonly document: Document;
  readonly ports?: Partial<EditorPorts>;
}

/** The editor on a phone. */
function Phone({ document, ports: given = {} }: PhoneProps) {
  const [store] = useState(() => createEditorStore(document));
  const [ports] = useState(() => fakePorts(given));
  return (
    <KitProvider locale="de">
      <Provider store={store}>
        <main style={{ width: 390, height: 780, overflow: 'auto' }}>
          <ContributionsProvider contributions={contributions}>
            <SmallWorkspace ports={ports} />
          </ContributionsProvider>
        </main>
      </Provider>
    </KitProvider>
  );
}

const showing = (tab: string) => async () => {
  await userEvent.click(await screen.findByRole('tab', { name: tab }));
};

const meta = {
  title: 'Editor/Small screen',
  component: Phone,
  decorators: [withTexts],
  args: { document: sampleDocument() },
} satisfies Meta<typeof Phone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const View: Story = {};
export const Outline: Story = { play: showing('Gliederung') };
export const Description: Story = { play: showing('Beschreibung') };
export const Properties: Story = { args: { document: longDocument() }, play: showing('Eigenschaften') };
export const Proof: Story = { args: { document: faultyDocument() }, play: showing('Prüfung') };

const onLeave = fn();

export const LeavingUnsaved: Story = {
  args: {
    ports: {
      drafts: {
        ...fakeDrafts().drafts,
        put: () => Promise.resolve(fail({ code: 'DRAFTS_FULL', issues: [] })),
      },
      onLeave,
    },
  },
  play: async () => {
    onLeave.mockClear();
    await showing('Eigenschaften')();
    await userEvent.type(await screen.findByRole('textbox', { name: /^Titel der Grafik/ }), '!');
    await userEvent.tab();
    await userEvent.click(screen.getByRole('button', { name: 'Zu den Entwürfen' }));
    await screen.findByRole('alertdialog');
    await expect(onLeave).not.toHaveBeenCalled();
  },
};
