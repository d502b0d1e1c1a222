import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail } from '@tastwerk/editor-core';
import { Alert } from '@tastwerk/ui';
import { fakeDrafts } from '../../test/fakes.js';
import { longDocument, sampleDocument } from '../../test/sample-document.js';
import { EditorSplash } from './editor-splash.js';

const meta = {
  title: 'Editor/Splash',
  component: EditorSplash,
  parameters: { layout: 'fullscreen' },
  args: {
    drafts: fakeDrafts([sampleDocument(), { ...sampleDocument(), graphicTitle: '', variant_id: 4 }]).drafts,
    language: 'de',
    onNew: () => undefined,
    onOpen: () => undefined,
  },
  render: (args, { globals }) => (
    <main>
      <EditorSplash {...args} language={globals.language === 'en' ? 'en' : 'de'} />
    </main>
  ),
} satisfies Meta<typeof EditorSplash>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drafts: Story = {};
export const LongTitles: Story = { args: { drafts: fakeDrafts([longDocument(), sampleDocument()]).drafts } };
export const Loading: Story = {
  args: { drafts: { ...fakeDrafts().drafts, list: () => new Promise(() => undefined) } },
};
export const Empty: Story = { args: { drafts: fakeDrafts().drafts } };
export const WithNotice: Story = {
  args: { notice: <Alert kind="info">Zum Veröffentlichen brauchen Sie ein Konto.</Alert> },
};
export const StorageUnavailable: Story = {
  args: {
    drafts: {
      ...fakeDrafts().drafts,
      list: () => Promise.resolve(fail({ code: 'DRAFTS_UNAVAILABLE', issues: [] })),
    },
  },
};
