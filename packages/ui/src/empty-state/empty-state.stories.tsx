import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.js';
import { EmptyState } from './empty-state.js';

const meta = {
  title: 'Kit/EmptyState',
  component: EmptyState,
  args: {
    title: 'Keine Grafik gefunden',
    children: 'Versuchen Sie es mit einem anderen Wort oder weniger Filtern.',
    actions: <Button>Filter zurücksetzen</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;

export const Usual: StoryObj<typeof meta> = {};
