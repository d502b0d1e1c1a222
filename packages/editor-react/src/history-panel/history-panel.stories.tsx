import type { Meta, StoryObj } from '@storybook/react-vite';
import { asSide, inEditor, type PartArgs } from '../../test/story-frames.js';
import { createNewDocument } from '../new-document.js';
import { HistoryPanel } from './history-panel.js';

const meta: Meta<PartArgs> = {
  title: 'Editor/History panel',
  decorators: [asSide, inEditor],
  render: () => <HistoryPanel />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const BarChart: Story = {};
export const Blank: Story = { args: { document: createNewDocument('de') } };
