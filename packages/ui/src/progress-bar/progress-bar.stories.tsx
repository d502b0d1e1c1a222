import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './progress-bar.js';

const meta = {
  title: 'Kit/ProgressBar',
  component: ProgressBar,
  args: { label: 'Dateien werden erzeugt', value: 2, maxValue: 4, valueText: '2 von 4' },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Unknown: Story = { args: { value: null } };
