import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Document, fail, ok } from '@tastwerk/editor-core';
import { USUAL_TERMS } from '@tastwerk/editor-core/document';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { sampleDocument } from '../../../test/sample-document.js';
import { inEditor, type PartArgs } from '../../../test/story-frames.js';
import { newUuid } from '../../base/new-uuid.js';
import { type PublishDocument, VERSION_CONFLICT } from '../../ports.js';
import { PublishDialog } from './publish-dialog.js';
import { createObject } from '@tastwerk/editor-core/standard';

const OUTCOME = {
  graphicId: 11,
  variantId: 12,
  versionId: 13,
  hash: 'a'.repeat(64),
  fileName: 'regen',
  pageCount: 2,
  url: '#',
} as const;

/** A server that makes two of three files. */
const publishing: PublishDocument = (_document, _options, onProgress) => {
  onProgress([
    { format: 'pdf', state: 'done' },
    { format: 'brf', state: 'done' },
    { format: 'zip', state: 'failed', reason: 'Die Datei wäre zu groß geworden.' },
  ]);
  return Promise.resolve(ok(OUTCOME));
};

/** A server that is at work on the second of three files. */
const atWork: PublishDocument = (_document, _options, onProgress) => {
  onProgress([
    { format: 'pdf', state: 'done' },
    { format: 'brf', state: 'running' },
    { format: 'zip', state: 'queued' },
  ]);
  return new Promise(() => undefined);
};

const refusing =
  (code: string): PublishDocument =>
  () =>
    Promise.resolve(fail({ code, message: 'Der Server ist nicht erreichbar.', issues: [] }));

const nextVersion = (): Document => ({
  ...sampleDocument(),
  graphic_id: 3,
  variant_id: 7,
  version_id: 12,
  lastVersionHash: 'ab'.repeat(32),
  tags: [
    { name: 'Wetter', tag_id: 4 },
    { name: 'Erdkunde', tag_id: null },
  ],
});

const withHidden = (): Document => {
  const document = sampleDocument();
  const [first, ...others] = document.pages;
  if (!first) return document;
  const unwritten = createObject('label', { uuid: newUuid(), text: '漢字', pristine: false });
  const objects = [
    ...first.objects.map((object) => ({ ...object, hidden: object.type === 'path' })),
    unwritten,
  ];
  return { ...document, pages: [{ ...first, objects }, ...others] };
};

const asked = (publish: PublishDocument | null, document = sampleDocument()): PartArgs => ({
  document,
  ports: {
    publish,
    termsOf: () => Promise.resolve(USUAL_TERMS),
    onLogin: () => undefined,
    onOpenPublished: () => undefined,
    download: () => Promise.resolve(true),
  },
});

/** Agrees to the licence and publishes. */
async function publishNow(): Promise<void> {
  await userEvent.click(await screen.findByRole('checkbox'));
  const button = await screen.findByRole('button', { name: 'Veröffentlichen' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false));
  await userEvent.click(button);
}

const meta: Meta<PartArgs> = {
  title: 'Editor/PublishDialog',
  decorators: [inEditor],
  args: asked(publishing),
  render: () => <PublishDialog onClose={() => undefined} />,
};

export default meta;
type Story = StoryObj<PartArgs>;

export const NewGraphic: Story = {};
export const NextVersion: Story = { args: asked(publishing, nextVersion()) };
export const LeftOutAndUnwritable: Story = { args: asked(publishing, withHidden()) };
export const Visitor: Story = { args: asked(null) };
export const NothingFilledIn: Story = {
  args: asked(publishing, { ...sampleDocument(), graphicTitle: '' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
    await screen.findByText('Bitte stimmen Sie der Lizenz zu.');
  },
};
export const Published: Story = {
  play: async () => {
    await publishNow();
    await screen.findByText('Die Grafik ist veröffentlicht.');
  },
};
export const AtWork: Story = {
  args: asked(atWork),
  play: async () => {
    await publishNow();
    await screen.findByRole('progressbar');
  },
};
export const ServerGone: Story = {
  args: asked(refusing('NETWORK_ERROR')),
  play: async () => {
    await publishNow();
    await screen.findByText('Der Server ist nicht erreichbar.');
  },
};
export const Conflict: Story = {
  args: asked(refusing(VERSION_CONFLICT), nextVersion()),
  play: async () => {
    await publishNow();
    await screen.findByRole('button', { name: 'Als weitere Variante veröffentlichen' });
  },
};
