import type { Meta, StoryObj } from '@storybook/react-vite';
import { NumberField } from '../number-field/number-field.js';
import { Panel } from './panel.js';

const meta = {
  title: 'Kit/Panel',
  component: Panel,
  args: {
    title: 'Lage und Größe',
    children: <NumberField label="Breite" unit="millimeter" defaultValue={57.9} />,
  },
} satisfies Meta<typeof Panel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fixed: Story = {};
export const Collapsible: Story = { args: { isCollapsible: true } };
