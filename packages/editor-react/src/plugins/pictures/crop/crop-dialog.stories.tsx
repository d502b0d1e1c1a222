import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Document } from '@tastwerk/editor-core';
import { fn, screen, userEvent } from 'storybook/test';
import { BACKDROP, WIDE_BACKDROP } from '../../../../test/fake-picture.js';
import { sampleDocument } from '../../../../test/sample-document.js';
import { inEditor, type PartArgs } from '../../../../test/story-frames.js';
import { CropDialog } from './crop-dialog.js';

/** The bar chart over a picture of which the left half is shown. */
function over(picture: string): Document {
  const document = sampleDocument();
  const crop = { x: 0, y: 0, width: 0.5, height: 1 };
  const place = { x: 20, y: 40, width: 80, height: 80, opacity: 0.4 };
  const backdrops = document.pages.map(({ uuid }) => ({ pageUuid: uuid, picture, ...place, crop }));
  return { ...document, backdrops };
}

const meta: Meta<PartArgs> = {
  title: 'Editor/Crop again',
  decorators: [inEditor],
  args: { document: over(WIDE_BACKDROP) },
  render: () => <CropDialog onClose={fn()} />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const LeftHalf: Story = {
  play: async () => {
    await screen.findByRole('slider', { name: 'Rechte Kante', value: { now: 500 } });
  },
};
export const Widened: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ganzes Bild' }));
    await screen.findByRole('slider', { name: 'Rechte Kante', value: { now: 1000 } });
  },
};
export const Unreadable: Story = {
  args: { document: over(BACKDROP) },
  play: async () => {
    await screen.findByText(/Dieses Bild kann nicht gelesen werden/);
  },
};
