import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loader } from './loader.js';

const meta = {
  title: 'Kit/Loader',
  component: Loader,
  args: { message: 'Der Editor wird geladen.' },
} satisfies Meta<typeof Loader>;

export default meta;

export const Usual: StoryObj<typeof meta> = {};
