import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.js';
import { Alert } from './alert.js';

const meta = {
  title: 'Kit/Alert',
  component: Alert,
  args: {
    kind: 'info',
    title: 'Information',
    children: 'Ihr Entwurf ist nur in diesem Browser gespeichert.',
  },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: { kind: 'success', title: 'Erfolg', children: 'Die Grafik ist veröffentlicht.' },
};
export const Warning: Story = {
  args: { kind: 'warning', title: 'Warnung', children: 'Der Bildschirm ist für den Editor zu klein.' },
};
export const Danger: Story = {
  args: {
    kind: 'danger',
    title: 'Fehler',
    children: 'Der Server ist nicht zu erreichen. Ihr Entwurf ist nicht verloren.',
    actions: <Button>Erneut versuchen</Button>,
  },
};
