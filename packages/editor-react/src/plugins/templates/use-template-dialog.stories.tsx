import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';
import { inEditor, type PartArgs } from '../../../test/story-frames.js';
import { createNewDocument } from '../../new-document.js';
import { UseTemplateDialog } from './use-template-dialog.js';
import type { TemplateId } from './template-ids.js';

interface TemplateArgs extends PartArgs {
  readonly chosen?: TemplateId;
}

const meta: Meta<TemplateArgs> = {
  title: 'Editor/Templates',
  decorators: [inEditor],
  render: ({ chosen }) => <UseTemplateDialog about={chosen} onClose={fn()} />,
};

export default meta;
type Story = StoryObj<TemplateArgs>;

export const Choosing: Story = { args: { document: createNewDocument('de') } };
export const SomethingIsDrawn: Story = {
  args: { chosen: 'map' },
  play: async () => {
    await screen.findByRole('button', { name: 'Als Seite anfügen' });
  },
};
