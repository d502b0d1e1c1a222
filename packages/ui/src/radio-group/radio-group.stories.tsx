import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup } from './radio-group.js';

const meta = {
  title: 'Kit/RadioGroup',
  component: RadioGroup,
  args: {
    label: 'Format',
    options: [
      { id: 'all', label: 'Alle' },
      { id: 'a4', label: 'A4' },
      { id: 'a3', label: 'A3' },
    ],
    value: 'all',
    onChange: () => undefined,
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;

export const Usual: StoryObj<typeof meta> = {};

export const Described: StoryObj<typeof meta> = {
  args: {
    label: 'Wer sieht die Grafik?',
    options: [
      { id: 'all', label: 'Alle, im Katalog', description: 'Alle können sie im Katalog finden und ansehen.' },
      { id: 'me', label: 'Nur ich', description: 'Nur Sie sehen die Grafik.', isDisabled: true },
    ],
  },
};
