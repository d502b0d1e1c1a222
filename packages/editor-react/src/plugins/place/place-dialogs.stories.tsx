import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn, screen, userEvent } from 'storybook/test';
import { sampleDocument } from '../../../test/sample-document.js';
import { inEditor, type PartArgs } from '../../../test/story-frames.js';
import { selectedObjectsOf } from '../../state/selectors.js';
import { sameItems } from '../../state/same-items.js';
import { useEditorState } from '../../state/use-editor-state.js';
import { AddObjectDialog } from './add-object-dialog.js';
import { AskDialog } from './ask-dialog.js';
import { FIRST_FORM } from './place-form.js';
import { PlaceObjectDialog } from './place-object-dialog.js';

/** The dialog for what is selected, or for a new object. */
function Placing() {
  const [object] = useEditorState(selectedObjectsOf, sameItems);
  const [form, setForm] = useState(FIRST_FORM);
  return object ? (
    <PlaceObjectDialog object={object} onClose={fn()} />
  ) : (
    <AddObjectDialog form={form} onChange={setForm} onClose={fn()} />
  );
}

const document = sampleDocument();
const bar = document.pages[0]?.objects.find(({ type }) => type === 'rect');

const meta: Meta<PartArgs> = {
  title: 'Editor/Placing by numbers',
  decorators: [inEditor],
  render: () => <Placing />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const NewObject: Story = {};
export const SelectedObject: Story = { args: { document, selected: bar ? [bar.uuid] : [] } };
export const PathWithoutPoints: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /Art$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pfad aus Punkten' }));
    await userEvent.clear(await screen.findByRole('textbox', { name: 'Punkte' }));
    await userEvent.click(screen.getByRole('button', { name: 'Anlegen' }));
    await screen.findByText('Ein Pfad braucht mindestens zwei Punkte.');
  },
};
export const Asking: Story = {
  args: { document },
  render: () => <AskDialog onClose={fn()} />,
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Fragen' }));
    await screen.findByText(/^Dort liegt/);
  },
};
