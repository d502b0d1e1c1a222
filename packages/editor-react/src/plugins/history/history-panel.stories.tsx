import type { Meta, StoryObj } from '@storybook/react-vite';
import { runCommand } from '@tastwerk/editor-core';
import { useEffect } from 'react';
import { screen, userEvent } from 'storybook/test';
import { asSide, inEditor, type PartArgs } from '../../../test/story-frames.js';
import { createNewDocument } from '../../new-document.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { HistoryPanel } from './history-panel.js';

/** The panel after forty changes. */
function Changed() {
  const store = useEditorStore();
  useEffect(() => {
    for (let step = 1; step <= 40; step += 1) {
      const set = { graphicTitle: `Regen in ${step} Jahren` };
      store.dispatch(runCommand({ type: 'set-document-properties', set }));
    }
  }, [store]);
  return <HistoryPanel />;
}

const meta: Meta<PartArgs> = {
  title: 'Editor/History panel',
  decorators: [asSide, inEditor],
  render: () => <HistoryPanel />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const BarChart: Story = {};
export const Blank: Story = { args: { document: createNewDocument('de') } };
export const FortySteps: Story = {
  render: () => <Changed />,
  play: async () => {
    await userEvent.click(await screen.findByRole('row', { name: 'Anfang' }));
    await screen.findByRole('row', { name: 'Anfang', selected: true });
  },
};
