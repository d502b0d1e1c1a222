import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.js';
import { Flyout } from './flyout.js';

const meta = {
  title: 'Kit/Flyout',
  component: Flyout,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Filter',
    closeLabel: 'Schließen',
    children: <p>Format, Brailleschrift</p>,
  },
  render: function Opening(args) {
    const [isOpen, setOpen] = useState(args.isOpen);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Filter</Button>
        <Flyout {...args} isOpen={isOpen} onClose={() => setOpen(false)} />
      </>
    );
  },
} satisfies Meta<typeof Flyout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const End: Story = {};
export const Start: Story = { args: { side: 'start' } };
