import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from './number-field.js';

const meta = {
  title: 'Kit/NumberField',
  component: NumberField,
  args: { label: 'Breite', unit: 'millimeter', defaultValue: 57.9, step: 0.1, minValue: 0 },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const WithPrefix: Story = {
  args: { prefix: 'B' },
  render: (args) => (
    <div data-density="dense">
      <NumberField {...args} />
    </div>
  ),
};
export const WithSideSteps: Story = {
  render: () => <NumberField label="Anzahl" defaultValue={1} minValue={1} maxValue={500} hasSideSteps />,
};
