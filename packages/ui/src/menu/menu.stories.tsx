import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Trash2 } from 'lucide-react';
import { Button } from '../button/button.js';
import { Menu } from './menu.js';

const meta = {
  title: 'Kit/Menu',
  component: Menu,
  args: {
    label: 'Objekt',
    trigger: <Button>Objekt</Button>,
    items: [
      { id: 'copy', label: 'Kopieren', icon: <Copy />, shortcut: 'Strg C' },
      { id: 'paste', label: 'Einfügen', isDisabled: true, shortcut: 'Strg V' },
      { kind: 'separator', id: 'line' },
      { id: 'delete', label: 'Löschen', icon: <Trash2 />, isDestructive: true, shortcut: 'Entf' },
    ],
  },
} satisfies Meta<typeof Menu>;

export default meta;

export const Usual: StoryObj<typeof meta> = {};
