import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { fakeDrafts } from '../../../test/fakes.js';
import { sampleDocument } from '../../../test/sample-document.js';
import { inEditor, type PartArgs } from '../../../test/story-frames.js';
import type { DraftClaimState } from '../../ports.js';
import { DraftStatus } from './draft-status.js';

/** A draft that is in this state from its beginning on. */
function claimed(state: DraftClaimState): PartArgs {
  const document = sampleDocument();
  const { drafts } = fakeDrafts([document]);
  return {
    document,
    ports: {
      drafts: {
        ...drafts,
        claim: (_uuid, { onState }) => {
          onState(state);
          return { takeOver: () => undefined, release: () => undefined };
        },
      },
    },
  };
}

const meta: Meta<PartArgs> = {
  title: 'Editor/DraftStatus',
  decorators: [inEditor],
  args: claimed('held'),
  render: () => <DraftStatus />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const Held: Story = {};
export const Elsewhere: Story = {
  args: claimed('elsewhere'),
  play: async () => {
    await screen.findByRole('button', { name: 'Hier weiterarbeiten' });
  },
};
export const Deleted: Story = {
  args: claimed('deleted'),
  play: async () => {
    await screen.findByRole('button', { name: 'Trotzdem behalten' });
  },
};
