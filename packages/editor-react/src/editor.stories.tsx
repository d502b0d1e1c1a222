import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok } from '@tastwerk/editor-core';
import { fakeDrafts, fakeTranslator } from '../test/fakes.js';
import { sampleDocument } from '../test/sample-document.js';
import { Editor } from './editor.js';
import { createNewDocument } from './new-document.js';
import type { EditorPorts } from './ports.js';

const ports: EditorPorts = {
  translate: fakeTranslator,
  drafts: fakeDrafts().drafts,
  publish: () =>
    Promise.resolve(
      ok({
        graphicId: 1,
        variantId: 1,
        versionId: 1,
        hash: '0'.repeat(64),
        fileName: 'regen',
        pageCount: 1,
        url: '#',
      }),
    ),
  onLeave: () => undefined,
  onPublished: () => undefined,
};

const meta = {
  title: 'Editor/Editor',
  component: Editor,
  parameters: { layout: 'fullscreen' },
  args: { document: sampleDocument(), ports, language: 'de' },
  render: (args, { globals }) => (
    <main style={{ height: '100vh' }}>
      <Editor {...args} language={globals.language === 'en' ? 'en' : 'de'} />
    </main>
  ),
} satisfies Meta<typeof Editor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BarChart: Story = {};
export const Blank: Story = { args: { document: createNewDocument('de') } };
export const Visitor: Story = { args: { ports: { ...ports, publish: null, onLogin: () => undefined } } };
