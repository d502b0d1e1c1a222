import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchInput } from './search-input.js';

const meta = {
  title: 'Kit/SearchInput',
  component: SearchInput,
  args: { label: 'Katalog durchsuchen', placeholder: 'z. B. Pflanzenzelle', name: 'terms' },
} satisfies Meta<typeof SearchInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {};
