import type { Meta, StoryObj } from '@storybook/react-vite';
import { BookOpenText, FileText, Shapes } from 'lucide-react';
import { Tabs } from './tabs.js';

const meta = {
  title: 'Kit/Tabs',
  component: Tabs,
  args: {
    label: 'Eigenschaften',
    items: [
      { id: 'draft', label: 'Entwurf', content: <p>Titel, Beschreibung, Brailleschrift</p> },
      { id: 'object', label: 'Objekt', content: <p>Lage, Größe, Textur</p> },
      { id: 'braille', label: 'Brailleseiten', content: <p>Bildbeschreibung</p>, isDisabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;

export const Usual: StoryObj<typeof meta> = {};

export const Compact: StoryObj<typeof meta> = {
  args: {
    isCompact: true,
    items: [
      { id: 'draft', label: 'Entwurf', icon: <FileText />, content: <p>Titel, Beschreibung</p> },
      { id: 'object', label: 'Objekt', icon: <Shapes />, content: <p>Lage, Größe, Textur</p> },
      { id: 'braille', label: 'Brailleseiten', icon: <BookOpenText />, content: <p>Bildbeschreibung</p> },
    ],
  },
};
