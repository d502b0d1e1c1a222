import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './search-field.js';

const meta = {
  title: 'Kit/SearchField',
  component: SearchField,
  args: { label: 'Katalog durchsuchen', placeholder: 'z. B. Pflanzenzelle' },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const LargeFilled: Story = { args: { size: 'large', defaultValue: 'Uhr' } };
