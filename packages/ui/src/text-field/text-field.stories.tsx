import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './text-field.js';

const meta = {
  title: 'Kit/TextField',
  component: TextField,
  args: { label: 'E-Mail-Adresse', type: 'email' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const WithHelp: Story = { args: { isRequired: true, description: 'Nur Sie sehen diese Adresse.' } };
export const Invalid: Story = {
  args: { defaultValue: 'anna@', errorMessage: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'anna@example.org' } };
