import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './switch.js';

const meta = {
  title: 'Kit/Switch',
  component: Switch,
  args: { children: 'Brailleschrift zeigen' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const Disabled: Story = { args: { isDisabled: true } };
