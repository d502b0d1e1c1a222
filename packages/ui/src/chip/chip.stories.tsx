import type { Meta, StoryObj } from '@storybook/react-vite';
import { Chip } from './chip.js';

const meta = {
  title: 'Kit/Chip',
  component: Chip,
  args: { label: 'Deutsche Vollschrift', removeLabel: 'Filter entfernen:', onRemove: () => undefined },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filter: Story = {};
