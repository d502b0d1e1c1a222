import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from './button.js';

const meta = {
  title: 'Kit/Button',
  component: Button,
  args: { children: 'Neuer Entwurf' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary', icon: <Plus /> } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Entwurf löschen' } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Pending: Story = { args: { variant: 'primary', isPending: true, children: 'Wird angemeldet' } };
export const Dense: Story = {
  args: { variant: 'primary' },
  render: (args) => (
    <div data-density="dense">
      <Button {...args} />
    </div>
  ),
};
