import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { inEditor, type PartArgs } from '../../../test/story-frames.js';
import { CommandPalette } from './command-palette.js';

const meta: Meta<PartArgs> = {
  title: 'Editor/Command palette',
  decorators: [inEditor],
  render: () => <CommandPalette onClose={fn()} />,
};

export default meta;
type Story = StoryObj<PartArgs>;

const search = async (words: string) => {
  await userEvent.type(await screen.findByRole('searchbox'), words);
};

export const All: Story = {};
export const ObjectByName: Story = {
  play: async () => {
    await search('2026');
    const found = await screen.findByRole('menuitem', { name: /^Rechteck „2026“/ });
    // The field names the row that is chosen by Enter a little later.
    await waitFor(() =>
      expect(screen.getByRole('searchbox').getAttribute('aria-activedescendant')).toBe(found.id),
    );
  },
};
export const Unavailable: Story = {
  play: async () => {
    await search('gruppieren');
    await screen.findByRole('menuitem', { name: /^Gruppieren/ });
  },
};
export const NothingFound: Story = {
  play: async () => {
    await search('Quastenflosser');
    await screen.findByText('Nichts gefunden');
  },
};
