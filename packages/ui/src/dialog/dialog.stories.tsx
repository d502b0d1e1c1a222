import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { Dialog } from './dialog.js';

const meta = {
  title: 'Kit/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Entwurf löschen?',
    closeLabel: 'Schließen',
    children: <p>„Balkendiagramm“ liegt nur in diesem Browser. Gelöscht ist es nicht wiederherzustellen.</p>,
  },
  render: function Opening(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    const close = () => setOpen(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Öffnen</Button>
        <Dialog
          {...args}
          isOpen={isOpen}
          onClose={close}
          footer={
            <>
              <Button onPress={close}>Abbrechen</Button>
              <Button variant="danger" onPress={close}>
                Löschen
              </Button>
            </>
          }
        />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = { args: { role: 'alertdialog', size: 'small' } };
export const Medium: Story = {};
