import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, ok } from '@tastwerk/editor-core';
import { expect, screen, userEvent } from 'storybook/test';
import { inEditor, type PartArgs } from '../../../test/story-frames.js';
import type { MakeDraftFile } from '../../ports.js';
import { FilesDialog } from './files-dialog.js';

const making: MakeDraftFile = (_document, format) =>
  Promise.resolve(ok({ name: `regen.${format}`, blob: new Blob(['']) }));
const refusing: MakeDraftFile = () =>
  Promise.resolve(fail({ code: 'RENDERING_BUSY', message: 'Zurzeit werden viele Dateien erzeugt.' }));

const meta = {
  title: 'Editor/Files dialog',
  decorators: [inEditor],
  render: () => <FilesDialog onClose={() => undefined} />,
} satisfies Meta<PartArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What can be printed and downloaded. */
export const Offered: Story = { args: { ports: { makeFile: making } } };

/** The server has no time. */
export const Refused: Story = {
  args: { ports: { makeFile: refusing } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^PDF / }));
    await expect(await screen.findByText('Zurzeit werden viele Dateien erzeugt.')).toBeVisible();
  },
};

/** A page around the editor that cannot make files. */
export const Unavailable: Story = {};
