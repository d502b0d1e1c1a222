import type { Meta, StoryObj } from '@storybook/react-vite';
import { Slider } from './slider.js';

const meta = {
  title: 'Kit/Slider',
  component: Slider,
  args: { label: 'Helligkeitsgrenze', minValue: 0, maxValue: 255, defaultValue: 128 },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHelp: Story = {
  args: { description: 'Was dunkler ist, wird nachgezeichnet.', defaultValue: 40 },
};
export const Disabled: Story = { args: { isDisabled: true } };
