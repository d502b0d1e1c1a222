import type { Meta, StoryObj } from '@storybook/react-vite';
import { PenTool } from 'lucide-react';
import { ButtonLink, Link, TextButton } from './link.js';

const meta = {
  title: 'Kit/Link',
  component: Link,
  args: { href: '#catalogue', children: 'Zum Katalog' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {};
export const Plain: Story = { args: { look: 'plain' } };
export const AsButton: Story = {
  render: ({ href }) => (
    <ButtonLink href={href} variant="primary" icon={<PenTool />}>
      Grafik gestalten
    </ButtonLink>
  ),
};
export const ButtonAsLink: Story = { render: () => <TextButton>Filter zurücksetzen</TextButton> };
