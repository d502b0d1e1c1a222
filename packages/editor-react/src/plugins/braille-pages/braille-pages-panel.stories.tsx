import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent } from 'storybook/test';
import { asSide, inEditor, type PartArgs } from '../../../test/story-frames.js';
import { createNewDocument } from '../../new-document.js';
import { BraillePagesPanel } from './braille-pages-panel.js';

const meta: Meta<PartArgs> = {
  title: 'Editor/Braille pages panel',
  decorators: [asSide, inEditor],
  render: () => <BraillePagesPanel />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const BarChart: Story = {};
export const Blank: Story = { args: { document: createNewDocument('de') } };
export const Described: Story = {
  args: { document: createNewDocument('de') },
  play: async () => {
    const summary = await screen.findByRole('textbox', { name: /^Zusammenfassung/ });
    await userEvent.type(summary, 'Im zweiten Jahr fiel mehr Regen.');
    await userEvent.tab();
    await screen.findByDisplayValue('Im zweiten Jahr fiel mehr Regen.');
  },
};
