import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Document } from '@tastwerk/editor-core';
import { legendDocument } from '../../../test/legend-document.js';
import { longDocument, sampleDocument } from '../../../test/sample-document.js';
import { asSide, inEditor, type PartArgs } from '../../../test/story-frames.js';
import { ObjectPanel } from './object-panel.js';

/** The bar chart, or `document`, with those of its objects selected that are of one of `types`. */
function selecting(types: readonly string[], document: Document = sampleDocument()): PartArgs {
  const objects = document.pages.flatMap((page) => page.objects);
  return {
    document,
    selected: objects.filter(({ type }) => types.includes(type)).map(({ uuid }) => uuid),
  };
}

/** The first alone of what is selected. */
const oneOf = ({ selected = [], ...args }: PartArgs): PartArgs => ({
  ...args,
  selected: selected.slice(0, 1),
});

const meta: Meta<PartArgs> = {
  title: 'Editor/Object panel',
  decorators: [asSide, inEditor],
  render: () => <ObjectPanel />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const NothingSelected: Story = {};
export const Arrow: Story = { args: selecting(['path']) };
export const TwoAreas: Story = { args: selecting(['rect']) };
export const Everything: Story = { args: selecting(['rect', 'label', 'path']) };
export const Legend: Story = { args: selecting(['key'], legendDocument()) };
export const Label: Story = { args: oneOf(selecting(['label'])) };
export const LongName: Story = { args: selecting(['path'], longDocument()) };
