import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Trash2 } from 'lucide-react';
import { ContextMenu } from './context-menu.js';

const meta = {
  title: 'Kit/ContextMenu',
  component: ContextMenu,
  args: {
    label: 'Kontextmenü',
    at: { x: 80, y: 60 },
    items: [
      { id: 'copy', label: 'Kopieren', icon: <Copy />, shortcut: 'Strg+C' },
      { kind: 'separator', id: 'line' },
      { id: 'delete', label: 'Löschen', icon: <Trash2 />, isDestructive: true, shortcut: 'Entf' },
    ],
    onAction: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof ContextMenu>;

export default meta;

export const Usual: StoryObj<typeof meta> = {};
