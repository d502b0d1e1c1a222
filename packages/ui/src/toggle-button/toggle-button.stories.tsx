import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid3x3 } from 'lucide-react';
import { ToggleButton } from './toggle-button.js';

const meta = {
  title: 'Kit/ToggleButton',
  component: ToggleButton,
  args: { label: 'Raster', icon: <Grid3x3 /> },
} satisfies Meta<typeof ToggleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const Outlined: Story = { args: { isOutlined: true } };
export const IconOnly: Story = { args: { defaultSelected: true, isIconOnly: true, shortcut: 'G' } };
