import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field.js';

const meta = {
  title: 'Kit/PasswordField',
  component: PasswordField,
  args: { label: 'Passwort', showLabel: 'Passwort zeigen', autoComplete: 'new-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { isRequired: true, defaultValue: 'vier Wörter im Regal' } };
export const Invalid: Story = {
  args: { defaultValue: 'kurz', errorMessage: 'Das Passwort sollte mindestens 8 Zeichen haben.' },
};
