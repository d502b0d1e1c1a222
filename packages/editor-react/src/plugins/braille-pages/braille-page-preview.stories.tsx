import type { Meta, StoryObj } from '@storybook/react-vite';
import { letterPages } from '../../../test/letter-braille.js';
import { withTexts } from '../../../test/story-frames.js';
import { BraillePagePreview } from './braille-page-preview.js';

const { document, pagination } = letterPages('Im zweiten Jahr fiel mehr Regen.');

const meta = {
  title: 'Editor/Braille page preview',
  component: BraillePagePreview,
  args: { pages: pagination.pages, layout: document.braillePages, system: document.system, isPending: false },
  decorators: [withTexts],
  render: (args) => (
    <div style={{ width: '18rem' }}>
      <BraillePagePreview {...args} />
    </div>
  ),
} satisfies Meta<typeof BraillePagePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = {};
export const Empty: Story = { args: { pages: [] } };
export const Pending: Story = { args: { pages: [], isPending: true } };
