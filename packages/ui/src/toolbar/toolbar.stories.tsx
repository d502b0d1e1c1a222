import type { Meta, StoryObj } from '@storybook/react-vite';
import { Circle, MousePointer2, Square, Undo2 } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.js';
import { ToggleButton } from '../toggle-button/toggle-button.js';
import { Toolbar, ToolbarGroup, ToolbarSeparator } from './toolbar.js';

const meta = {
  title: 'Kit/Toolbar',
  component: Toolbar,
  args: { label: 'Werkzeuge', children: null },
} satisfies Meta<typeof Toolbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dense: Story = {
  render: (args) => (
    <div data-density="dense">
      <Toolbar {...args}>
        <ToolbarGroup label="Zeichnen">
          <ToggleButton isIconOnly label="Auswählen" icon={<MousePointer2 />} defaultSelected />
          <ToggleButton isIconOnly label="Rechteck" icon={<Square />} />
          <ToggleButton isIconOnly label="Ellipse" icon={<Circle />} />
        </ToolbarGroup>
        <ToolbarSeparator />
        <IconButton label="Rückgängig" icon={<Undo2 />} />
      </Toolbar>
    </div>
  ),
};

export const Vertical: Story = {
  args: { orientation: 'vertical' },
  render: (args) => (
    <Toolbar {...args}>
      <ToggleButton isIconOnly label="Auswählen" icon={<MousePointer2 />} defaultSelected />
      <ToggleButton isIconOnly label="Rechteck" icon={<Square />} />
      <ToolbarSeparator orientation="horizontal" />
      <IconButton label="Rückgängig" icon={<Undo2 />} />
    </Toolbar>
  ),
};
