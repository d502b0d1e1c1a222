import type { Meta, StoryObj } from '@storybook/react-vite';
import { longDocument } from '../../../test/sample-document.js';
import { asSide, inEditor, type PartArgs } from '../../../test/story-frames.js';
import { createNewDocument } from '../../new-document.js';
import { PagesPanel } from './pages-panel.js';

const meta: Meta<PartArgs> = {
  title: 'Editor/Pages panel',
  decorators: [asSide, inEditor],
  render: () => <PagesPanel />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const BarChart: Story = {};
export const Blank: Story = { args: { document: createNewDocument('de') } };
export const LongNames: Story = { args: { document: longDocument() } };
