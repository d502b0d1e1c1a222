import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn, screen, userEvent } from 'storybook/test';
import { longDocument } from '../../test/sample-document.js';
import { withSplashTexts } from '../../test/story-frames.js';
import { createNewDocument } from '../new-document.js';
import { NewFromTemplate } from '../plugins/templates/new-from-template.js';
import { DeleteDraftDialog } from './delete-draft-dialog.js';
import { DraftFileNotices } from './draft-file-notices.js';
import { RenameDraftDialog } from './rename-draft-dialog.js';
import type { DraftFileOpening } from './use-draft-file.js';

/** What a file did that was opened. */
const opening = (given: Partial<DraftFileOpening>): DraftFileOpening => ({
  failure: undefined,
  adjusted: undefined,
  open: () => Promise.resolve(),
  isReading: false,
  dismiss: fn(),
  ...given,
});

const meta: Meta = { title: 'Editor/Splash dialogs', decorators: [withSplashTexts] };

export default meta;
type Story = StoryObj;

export const DeleteDraft: Story = {
  render: () => <DeleteDraftDialog title={longDocument().graphicTitle} onCancel={fn()} onConfirm={fn()} />,
  play: async () => {
    await screen.findByRole('alertdialog');
  },
};
export const RenameDraft: Story = {
  render: () => (
    <RenameDraftDialog
      title={longDocument().graphicTitle}
      onRename={() => Promise.resolve(undefined)}
      onClose={fn()}
    />
  ),
  play: async () => {
    await screen.findByRole('dialog');
  },
};
export const RenameDraftOpenElsewhere: Story = {
  render: () => (
    <RenameDraftDialog
      title="Bohne"
      onRename={() => Promise.resolve({ code: 'OPEN_ELSEWHERE' })}
      onClose={fn()}
    />
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Umbenennen|Rename)$/ }));
    await screen.findByRole('alert');
  },
};
export const FromTemplate: Story = {
  render: () => (
    <main>
      <NewFromTemplate language="de" plugins={{}} onOpen={fn()} />
    </main>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Aus einer Vorlage' }));
    await screen.findByRole('dialog');
  },
};
export const FileRefused: Story = {
  render: () => (
    <main>
      <DraftFileNotices
        opening={opening({
          failure: { code: 'DRAFT_UNREADABLE', issues: [{ code: 'DOCUMENT_VERSION_TOO_NEW', path: [] }] },
        })}
        onOpen={fn()}
      />
    </main>
  ),
  play: async () => {
    await screen.findByRole('alert');
  },
};
export const FileAdjusted: Story = {
  render: () => (
    <DraftFileNotices
      opening={opening({
        adjusted: {
          document: createNewDocument('de'),
          file: {
            document: createNewDocument('de'),
            adjusted: [
              { code: 'ADJUSTED_TEXT_PLAIN', path: ['pages', 0] },
              { code: 'ADJUSTED_VALUE_REPLACED', path: [], params: { from: '#f00', to: 'red' } },
            ],
          },
        },
      })}
      onOpen={fn()}
    />
  ),
  play: async () => {
    await screen.findByRole('dialog');
  },
};
