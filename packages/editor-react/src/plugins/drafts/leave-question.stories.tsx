import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, runCommand } from '@tastwerk/editor-core';
import { Button } from '@tastwerk/ui';
import { useEffect } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { fakeDrafts } from '../../../test/fakes.js';
import { inEditor, type PartArgs } from '../../../test/story-frames.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { useLeave } from './use-leave.js';

const onLeave = fn();

/** Changes the draft and offers the way out. */
function Leaving() {
  const store = useEditorStore();
  const { leave, question } = useLeave();
  useEffect(
    () => void store.dispatch(runCommand({ type: 'set-document-properties', set: { graphicTitle: 'Neu' } })),
    [store],
  );
  return (
    <main>
      <Button onPress={leave}>Zurück</Button>
      {question}
    </main>
  );
}

const refusing = {
  ...fakeDrafts().drafts,
  put: () => Promise.resolve(fail({ code: 'DRAFTS_FULL' as const, issues: [] })),
};

const meta: Meta<PartArgs> = {
  title: 'Editor/Leaving',
  decorators: [inEditor],
  render: () => <Leaving />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const NotStored: Story = {
  args: { ports: { drafts: refusing, onLeave } },
  play: async () => {
    onLeave.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Zurück' }));
    await screen.findByRole('alertdialog');
    await expect(onLeave).not.toHaveBeenCalled();
  },
};
export const Stored: Story = {
  args: { ports: { onLeave } },
  play: async () => {
    onLeave.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Zurück' }));
    await waitFor(() => expect(onLeave).toHaveBeenCalled());
    await expect(screen.queryByRole('alertdialog')).toBeNull();
  },
};
