import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.js';

const meta = {
  title: 'Kit/Badge',
  component: Badge,
  args: { children: 'Alpha' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = { args: { children: 'A4' } };
export const Accent: Story = { args: { tone: 'accent' } };
export const Success: Story = { args: { tone: 'success', children: 'fertig' } };
export const Warning: Story = { args: { tone: 'warning', children: 'nicht veröffentlicht' } };
export const Danger: Story = { args: { tone: 'danger', children: 'fehlgeschlagen' } };
