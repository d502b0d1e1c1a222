import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withTexts } from '../../../../test/story-frames.js';
import { FiguresDialog } from './figures-dialog.js';

const meta: Meta<typeof FiguresDialog> = {
  title: 'Editor/Guideline values',
  component: FiguresDialog,
  decorators: [withTexts],
  args: { profileId: 'swell', own: {}, onCancel: fn(), onConfirm: fn() },
};

export default meta;
type Story = StoryObj<typeof FiguresDialog>;

export const Published: Story = {};
export const Own: Story = { args: { own: { 'lineWidth.minMm': 0.4, 'textureCount.most': 7 } } };
export const Restored: Story = {
  args: { own: { 'lineWidth.minMm': 0.4 } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Alle Richtwerte wiederherstellen' }));
    await waitFor(() => expect(screen.queryByText(/^Eigener Wert/)).toBeNull());
  },
};
