import type { Meta, StoryObj } from '@storybook/react-vite';
import { longDocument } from '../../../test/sample-document.js';
import { asSide, inEditor, type PartArgs } from '../../../test/story-frames.js';
import { createNewDocument } from '../../new-document.js';
import { DraftPanel } from './draft-panel.js';

const meta: Meta<PartArgs> = {
  title: 'Editor/Draft panel',
  decorators: [asSide, inEditor],
  render: () => <DraftPanel />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const BarChart: Story = {};
export const Blank: Story = { args: { document: createNewDocument('de') } };
export const LongNames: Story = { args: { document: longDocument() } };
