import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Square } from 'lucide-react';
import { CommandDialog } from './command-dialog.js';

const meta = {
  title: 'Kit/CommandDialog',
  component: CommandDialog,
  args: {
    title: 'Befehle',
    searchLabel: 'Befehl suchen',
    placeholder: 'Was möchten Sie tun?',
    query: '',
    onQuery: () => undefined,
    sections: [
      {
        id: 'recent',
        title: 'Zuletzt benutzt',
        rows: [{ id: 'rect', label: 'Rechteck', icon: <Square />, shortcut: 'R' }],
      },
      {
        id: 'all',
        title: 'Befehle',
        rows: [
          {
            id: 'copy',
            label: 'Kopieren',
            icon: <Copy />,
            shortcut: 'Strg+C',
            note: 'Nicht möglich: Wählen Sie dazu ein Objekt aus.',
            isFaint: true,
          },
        ],
      },
    ],
    empty: <p>Nichts gefunden</p>,
    hint: '↑ ↓ wählen · Eingabe ausführen · Esc schließen',
    onChoose: () => undefined,
    onClose: () => undefined,
  },
} satisfies Meta<typeof CommandDialog>;

export default meta;

export const Usual: StoryObj<typeof meta> = {};

export const Nothing: StoryObj<typeof meta> = { args: { query: 'xyz', sections: [] } };
