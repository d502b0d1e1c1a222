import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TagField } from './tag-field.js';

const KNOWN = ['Anatomie', 'Biologie', 'Erdkunde', 'Geometrie', 'Pflanzen'];

function Playground({
  start,
  isDisabled = false,
}: {
  readonly start: readonly string[];
  readonly isDisabled?: boolean;
}) {
  const [tags, setTags] = useState(start);
  const [typed, setTyped] = useState('');
  return (
    <TagField
      label="Schlagwörter"
      listLabel="Gesetzte Schlagwörter"
      tags={tags}
      suggestions={KNOWN.filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()))}
      onType={setTyped}
      onAdd={(name) => setTags((before) => [...before, name])}
      onRemove={(name) => setTags((before) => before.filter((tag) => tag !== name))}
      removeLabel="Entfernen:"
      maxLength={100}
      isDisabled={isDisabled}
    />
  );
}

const meta = { title: 'Kit/TagField', component: Playground } satisfies Meta<typeof Playground>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { start: [] } };
export const Filled: Story = {
  args: { start: ['Biologie', 'Ein Schlagwort, das viel länger ist als die anderen'] },
};
export const Disabled: Story = { args: { start: ['Biologie'], isDisabled: true } };
