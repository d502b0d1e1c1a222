import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.js';
import { Card, CardHead } from './card.js';

const meta = {
  title: 'Kit/Card',
  component: Card,
  args: {
    element: 'article',
    'aria-labelledby': 'card-title',
    children: (
      <>
        <CardHead>
          <h2 id="card-title">Bestellung 12</h2>
          <Badge tone="accent">In Produktion</Badge>
        </CardHead>
        <p>2 × Pflanzenzelle, Basis</p>
      </>
    ),
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Flat: Story = {};
export const Raised: Story = { args: { isRaised: true } };
