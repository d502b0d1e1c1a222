import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SwatchPicker } from './swatch-picker.js';

function Disc({ fill }: { readonly fill: string }) {
  return (
    <svg viewBox="0 0 10 10">
      <rect width="10" height="10" fill={fill} />
    </svg>
  );
}

const meta = {
  title: 'Kit/SwatchPicker',
  component: SwatchPicker,
  args: {
    label: 'Füllfarbe',
    swatches: [
      { id: 'white', label: 'Weiß', picture: <Disc fill="#ffffff" /> },
      { id: 'red', label: 'Rot', picture: <Disc fill="#e4120d" /> },
      { id: 'cyan', label: 'Cyan', picture: <Disc fill="#018ecc" /> },
      { id: 'yellow', label: 'Gelb', picture: <Disc fill="#ffec01" /> },
    ],
    value: 'cyan',
    onChange: () => undefined,
  },
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return <SwatchPicker {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SwatchPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 'large' } };
