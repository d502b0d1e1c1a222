import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Select } from './select.js';

const systems = [
  { id: 'DE:BASIS', label: 'Basisschrift' },
  { id: 'DE:VOLL', label: 'Vollschrift' },
  { id: 'DE:KURZ', label: 'Kurzschrift' },
];

const meta = {
  title: 'Kit/Select',
  component: Select,
  args: { label: 'Brailleschrift', options: systems, value: 'DE:VOLL', onChange: () => undefined },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Empty: Story = { args: { value: null, placeholder: 'Bitte wählen' } };
