import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { faultyDocument } from '../../../test/faulty-document.js';
import { legendDocument } from '../../../test/legend-document.js';
import { asSide, inEditor, type PartArgs } from '../../../test/story-frames.js';
import { createNewDocument } from '../../new-document.js';
import { Outline } from './outline.js';

const onChoose = fn();
const onEdit = fn();

const meta: Meta<PartArgs> = {
  title: 'Editor/Outline',
  decorators: [asSide, inEditor],
  render: () => <Outline onChoose={onChoose} onEdit={onEdit} />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const BarChart: Story = {};
export const WithLegend: Story = { args: { document: legendDocument() } };
export const WithFindings: Story = { args: { document: faultyDocument() } };
export const Blank: Story = { args: { document: createNewDocument('de') } };
export const Choosing: Story = {
  play: async () => {
    onChoose.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Rechteck „2026“' }));
    await expect(onChoose).toHaveBeenCalledTimes(1);
  },
};
