import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './checkbox.js';

const meta = {
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { children: 'Ich veröffentliche unter der Lizenz CC BY-SA 4.0.' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultSelected: true } };
export const Mixed: Story = { args: { isIndeterminate: true } };
export const Invalid: Story = { args: { errorMessage: 'Bitte stimmen Sie der Lizenz zu.' } };
