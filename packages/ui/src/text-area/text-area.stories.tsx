import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.js';

const meta = {
  title: 'Kit/TextArea',
  component: TextArea,
  args: {
    label: 'Zusammenfassung',
    defaultValue: 'Ein Balkendiagramm mit vier Balken, jeder höher als der vorige.',
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Invalid: Story = { args: { defaultValue: '', errorMessage: 'Bitte beschreiben Sie das Bild.' } };
