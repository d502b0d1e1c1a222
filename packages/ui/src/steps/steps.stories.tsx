import type { Meta, StoryObj } from '@storybook/react-vite';
import { Steps } from './steps.js';

const meta = {
  title: 'Kit/Steps',
  component: Steps,
  args: {
    label: 'Schritte der Bestellung',
    doneLabel: 'erledigt',
    currentId: 'payment',
    steps: [
      { id: 'login', label: 'Anmelden' },
      { id: 'address', label: 'Anschrift', href: '#address' },
      { id: 'payment', label: 'Zahlungsart', href: '#payment' },
      { id: 'overview', label: 'Übersicht' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;

export const Usual: StoryObj<typeof meta> = {};
