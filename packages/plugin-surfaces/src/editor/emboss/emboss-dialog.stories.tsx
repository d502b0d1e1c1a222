import type { Meta, StoryObj } from '@storybook/react-vite';
import { createObject } from '@tastwerk/editor-core/standard';
import { createNewDocument, Editor } from '@tastwerk/editor-react';
import { expect, screen, userEvent } from 'storybook/test';
import { fakeCanvas, fakePorts } from '../../../../editor-react/test/fakes.js';
import surfaces from '../index.js';

const PLUGINS = { with: [surfaces] };
const PORTS = fakePorts({ canvasFactory: fakeCanvas().factory });

/** A circle with a texture, and a label at `x` mm from the left. */
const objectsAt = (x: number) => [
  createObject('ellipse', {
    uuid: '00000000-0000-4000-8000-000000000011',
    x: 40,
    y: 60,
    width: 80,
    height: 80,
    fill: 'none',
    pattern: { template: 'diagonal_lines', offset: 2, clearance: 0 },
  }),
  createObject('label', {
    uuid: '00000000-0000-4000-8000-000000000012',
    x,
    y: 160,
    width: 40,
    height: 17,
    text: 'Teich',
    pristine: false,
  }),
];

interface DialogArgs {
  readonly language: 'de' | 'en';
  /** Where the label begins, in mm from the left. */
  readonly labelX: number;
}

const meta: Meta<DialogArgs> = {
  title: 'Surfaces/Emboss',
  parameters: { layout: 'fullscreen' },
  args: { language: 'de', labelX: 60 },
  render: ({ language, labelX }) => {
    const blank = createNewDocument(language);
    const document = {
      ...blank,
      pages: blank.pages.map((page) => ({ ...page, objects: objectsAt(labelX) })),
    };
    return (
      <div style={{ height: '100vh' }}>
        <Editor document={document} ports={PORTS} language={language} plugins={PLUGINS} />
      </div>
    );
  },
  play: async ({ args: { language, labelX } }) => {
    const [open, fits, narrow] =
      language === 'de'
        ? ['Prägen …', /^Alle Brailleschrift passt/u, /^Nicht alle Brailleschrift/u]
        : ['Emboss …', /^All braille fits/u, /^Not all braille/u];
    await userEvent.click(await screen.findByRole('button', { name: open }));
    await expect(await screen.findByText(labelX > 180 ? narrow : fits)).toBeDefined();
  },
};

export default meta;
type Story = StoryObj<DialogArgs>;

/** All braille fits the raster. */
export const Fits: Story = {};
export const English: Story = { args: { language: 'en' } };
/** A label reaches beyond the edge of the sheet. */
export const DoesNotFit: Story = { args: { labelX: 190 } };
