import type { Meta, StoryObj } from '@storybook/react-vite';
import { FolderOpen } from 'lucide-react';
import { FileButton } from './file-button.js';

const meta = {
  title: 'Kit/FileButton',
  component: FileButton,
  args: {
    accept: ['.json'],
    onFile: () => undefined,
    icon: <FolderOpen size={18} />,
    children: 'Datei öffnen',
  },
} satisfies Meta<typeof FileButton>;

export default meta;

export const Regular: StoryObj<typeof meta> = {};
export const Pending: StoryObj<typeof meta> = { args: { isPending: true } };
