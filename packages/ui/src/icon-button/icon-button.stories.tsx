import type { Meta, StoryObj } from '@storybook/react-vite';
import { Undo2 } from 'lucide-react';
import { IconButton } from './icon-button.js';

const meta = {
  title: 'Kit/IconButton',
  component: IconButton,
  args: { label: 'Rückgängig', icon: <Undo2 />, shortcut: 'Strg Z' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Disabled: Story = { args: { isDisabled: true } };
export const Pending: Story = { args: { isPending: true } };
