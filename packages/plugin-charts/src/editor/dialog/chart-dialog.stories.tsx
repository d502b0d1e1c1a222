import type { Meta, StoryObj } from '@storybook/react-vite';
import { createNewDocument, Editor } from '@tastwerk/editor-react';
import { screen, userEvent, within } from 'storybook/test';
import { fakeCanvas, fakePorts } from '../../../../editor-react/test/fakes.js';
import charts from '../index.js';

const PLUGINS = { with: [charts] };
const PORTS = fakePorts({ canvasFactory: fakeCanvas().factory });

interface DialogArgs {
  readonly language: 'de' | 'en';
  /** The type that is chosen; the list of types stays open without one. */
  readonly type?: string;
}

const meta: Meta<DialogArgs> = {
  title: 'Charts/Dialog',
  parameters: { layout: 'fullscreen' },
  args: { language: 'de' },
  render: ({ language }) => (
    <div style={{ height: '100vh' }}>
      <Editor document={createNewDocument(language)} ports={PORTS} language={language} plugins={PLUGINS} />
    </div>
  ),
  play: async ({ args: { language, type } }) => {
    const insert = language === 'de' ? 'Diagramm einfügen …' : 'Insert chart …';
    await userEvent.click(await screen.findByRole('button', { name: insert }));
    const types = within(await screen.findByRole('dialog'));
    if (type !== undefined) await userEvent.click(await types.findByRole('button', { name: type }));
  },
};

export default meta;
type Story = StoryObj<DialogArgs>;

export const Types: Story = {};
export const Bars: Story = { args: { type: 'Balkendiagramm' } };
export const Functions: Story = { args: { type: 'Funktionsgraphen' } };
export const Construction: Story = { args: { type: 'Konstruktion' } };
export const FlowChart: Story = { args: { language: 'en', type: 'Flow chart' } };
export const Timeline: Story = { args: { language: 'en', type: 'Timeline' } };
