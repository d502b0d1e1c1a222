import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { asSide, inEditor, type PartArgs } from '../../../test/story-frames.js';
import { createNewDocument } from '../../new-document.js';
import { buildTemplate } from '../../../test/build-template.js';
import { GuidePanel } from './guide-panel.js';

const meta: Meta<PartArgs> = {
  title: 'Editor/Guide',
  decorators: [asSide, inEditor],
  render: () => <GuidePanel />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const Beginning: Story = { args: { document: createNewDocument('de') } };
export const MuchIsDone: Story = { args: { document: await buildTemplate('map', 'de') } };
export const NextStep: Story = {
  args: { document: createNewDocument('de') },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Weiter' }));
    await expect(screen.getByRole('button', { current: 'step' }).textContent).toContain('1. Einordnen');
  },
};
