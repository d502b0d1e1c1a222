import type { Meta, StoryObj } from '@storybook/react-vite';
import { TEXTURE_NAMES } from '@tastwerk/editor-core/document';
import { TextureSwatch } from './texture-swatch.js';

const meta = {
  title: 'Editor/Texture swatch',
  component: TextureSwatch,
  args: { texture: 'grid' },
  argTypes: { texture: { control: 'select', options: [null, ...TEXTURE_NAMES] } },
  render: (args) => (
    <div style={{ width: '6rem', height: '6rem' }}>
      <TextureSwatch {...args} />
    </div>
  ),
} satisfies Meta<typeof TextureSwatch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grid: Story = {};
export const Dots: Story = { args: { texture: 'dotted' } };
export const SolidGrey: Story = { args: { texture: 'medium' } };
export const None: Story = { args: { texture: null } };
