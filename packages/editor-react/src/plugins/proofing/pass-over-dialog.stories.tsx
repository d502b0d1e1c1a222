import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBrailleBook } from '@tastwerk/editor-core/braille';
import { bundledFontMetrics } from '@tastwerk/editor-core/scene';
import { proof } from '@tastwerk/editor-core/proofing';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { faultyDocument } from '../../../test/faulty-document.js';
import { withTexts } from '../../../test/story-frames.js';
import { findingRows } from './finding-rows.js';
import { PassOverDialog } from './pass-over-dialog.js';
import { PROFILES } from './profiles.js';
import { kinds, standardEngine } from '@tastwerk/editor-core/standard';

const findings = proof(await standardEngine.rules(), faultyDocument(), PROFILES.swell, {
  kinds,
  braille: createBrailleBook([]),
  font: bundledFontMetrics,
});
const [row] = findingRows(findings);
const onConfirm = fn();

const meta: Meta = {
  title: 'Editor/Passing a finding over',
  decorators: [withTexts],
  render: () => (row ? <PassOverDialog row={row} onCancel={fn()} onConfirm={onConfirm} /> : <></>),
};

export default meta;
type Story = StoryObj;

export const Asking: Story = {};
export const WithoutReason: Story = {
  play: async () => {
    onConfirm.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Akzeptieren' }));
    await expect(onConfirm).not.toHaveBeenCalled();
  },
};
export const WithReason: Story = {
  play: async () => {
    onConfirm.mockClear();
    await userEvent.type(await screen.findByRole('textbox'), ' Die Vorlage ist so vorgegeben. ');
    await userEvent.click(screen.getByRole('button', { name: 'Akzeptieren' }));
    await expect(onConfirm).toHaveBeenCalledWith('Die Vorlage ist so vorgegeben.');
  },
};
