import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './wordmark.js';

const meta = { title: 'Kit/Wordmark', component: Wordmark } satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Mark: Story = { args: { show: 'mark' } };
