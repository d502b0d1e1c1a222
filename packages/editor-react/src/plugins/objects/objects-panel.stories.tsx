import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Document } from '@tastwerk/editor-core';
import { screen, userEvent } from 'storybook/test';
import { longDocument, sampleDocument } from '../../../test/sample-document.js';
import { asSide, inEditor, type PartArgs } from '../../../test/story-frames.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { ObjectsPanel } from './objects-panel.js';
import { createObject } from '@tastwerk/editor-core/standard';

/** `count` rectangles, ten in each group, some of them locked or hidden. */
function crowd(count: number): Document {
  const blank = createNewDocument('de');
  const groups = Array.from({ length: count / 10 }, (_, group) =>
    createObject('group', {
      uuid: newUuid(),
      moniker: `Gruppe ${group + 1}`,
      hidden: group % 7 === 3,
      objects: Array.from({ length: 10 }, (_one, index) =>
        createObject('rect', { uuid: newUuid(), x: 12 + index * 15, y: 20, locked: index % 5 === 2 }),
      ),
    }),
  );
  return { ...blank, pages: blank.pages.map((page) => ({ ...page, objects: groups })) };
}

const meta: Meta<PartArgs> = {
  title: 'Editor/Objects panel',
  decorators: [asSide, inEditor],
  render: () => <ObjectsPanel />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const BarChart: Story = {};
export const Thousand: Story = { args: { document: crowd(1000) } };
export const Nothing: Story = { args: { document: createNewDocument('de') } };
export const LongNames: Story = { args: { document: longDocument() } };
export const Renaming: Story = {
  args: { document: sampleDocument() },
  play: async () => {
    (await screen.findByRole('row', { name: /^Rechteck.*2026/ })).focus();
    await userEvent.keyboard('{F2}');
    const name = await screen.findByRole('textbox');
    await userEvent.clear(name);
    await userEvent.type(name, 'Regen 2026{Enter}');
    await screen.findByRole('row', { name: /Regen 2026/ });
  },
};
