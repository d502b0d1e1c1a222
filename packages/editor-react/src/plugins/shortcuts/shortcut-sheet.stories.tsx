import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inEditor, type PartArgs } from '../../../test/story-frames.js';
import { ShortcutSheet } from './shortcut-sheet.js';

const meta: Meta<PartArgs> = {
  title: 'Editor/Shortcut sheet',
  decorators: [inEditor],
  render: () => <ShortcutSheet onClose={fn()} />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const All: Story = {};
export const Filtered: Story = {
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'Rechteck');
    await expect(screen.queryByRole('row', { name: /^Ellipse/ })).toBeNull();
    await screen.findByRole('row', { name: /^Rechteck/ });
  },
};
