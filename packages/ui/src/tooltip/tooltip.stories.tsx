import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.js';
import { Tooltip } from './tooltip.js';

const meta = {
  title: 'Kit/Tooltip',
  component: Tooltip,
  args: {
    text: 'Ansicht einpassen',
    shortcut: '0',
    children: (described) => <Button {...described}>Einpassen</Button>,
  },
} satisfies Meta<typeof Tooltip>;

export default meta;

export const Usual: StoryObj<typeof meta> = {};
