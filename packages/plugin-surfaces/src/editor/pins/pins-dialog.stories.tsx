import type { Meta, StoryObj } from '@storybook/react-vite';
import { createObject } from '@tastwerk/editor-core/standard';
import { createNewDocument, Editor } from '@tastwerk/editor-react';
import { expect, screen, userEvent } from 'storybook/test';
import { fakeCanvas, fakePorts } from '../../../../editor-react/test/fakes.js';
import surfaces from '../index.js';

const PLUGINS = { with: [surfaces] };
const PORTS = fakePorts({ canvasFactory: fakeCanvas().factory });

const POND = createObject('ellipse', {
  uuid: '00000000-0000-4000-8000-000000000021',
  x: 40,
  y: 80,
  width: 130,
  height: 130,
  fill: 'none',
  moniker: 'Teich',
  pattern: { template: 'horizontal_lines', offset: 2, clearance: 0 },
});

interface DialogArgs {
  readonly language: 'de' | 'en';
  /** How often the picture is zoomed in. */
  readonly zoomed: number;
}

const meta: Meta<DialogArgs> = {
  title: 'Surfaces/Feel it',
  parameters: { layout: 'fullscreen' },
  args: { language: 'de', zoomed: 0 },
  render: ({ language }) => {
    const blank = createNewDocument(language);
    const document = { ...blank, pages: blank.pages.map((page) => ({ ...page, objects: [POND] })) };
    return (
      <div style={{ height: '100vh' }}>
        <Editor document={document} ports={PORTS} language={language} plugins={PLUGINS} />
      </div>
    );
  },
  play: async ({ args: { language, zoomed } }) => {
    const isGerman = language === 'de';
    await userEvent.click(await screen.findByRole('button', { name: isGerman ? 'Ertasten …' : 'Feel it …' }));
    const panel = await screen.findByRole('application', { name: isGerman ? /^Stifte:/u : /^Pins:/u });
    panel.focus();
    for (let step = 0; step < zoomed; step += 1) await userEvent.keyboard('+');
    await expect(screen.getByText(isGerman ? 'Kreis „Teich“' : 'Circle “Teich”')).toBeDefined();
  },
};

export default meta;
type Story = StoryObj<DialogArgs>;

/** The whole sheet. */
export const WholeSheet: Story = {};
export const ZoomedIn: Story = { args: { zoomed: 2 } };
export const English: Story = { args: { language: 'en' } };
