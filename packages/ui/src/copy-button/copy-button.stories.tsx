import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from './copy-button.js';

const meta = {
  title: 'Kit/CopyButton',
  component: CopyButton,
  args: {
    label: 'Link kopieren',
    doneLabel: 'Kopiert',
    failedLabel: 'Kopieren nicht möglich',
    text: 'https://tastwerk.example/catalogue',
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Link: Story = {};
