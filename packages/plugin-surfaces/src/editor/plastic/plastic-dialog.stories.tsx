import type { Meta, StoryObj } from '@storybook/react-vite';
import { createObject } from '@tastwerk/editor-core/standard';
import { createNewDocument, Editor } from '@tastwerk/editor-react';
import { expect, screen, userEvent } from 'storybook/test';
import { fakeCanvas, fakePorts } from '../../../../editor-react/test/fakes.js';
import surfaces from '../index.js';

const PLUGINS = { with: [surfaces] };
const PORTS = fakePorts({ canvasFactory: fakeCanvas().factory });

/** An area with a texture, and a label. */
const OBJECTS = [
  createObject('rect', {
    uuid: '00000000-0000-4000-8000-000000000031',
    x: 40,
    y: 60,
    width: 80,
    height: 60,
    fill: 'none',
    pattern: { template: 'diagonal_lines', offset: 2, clearance: 0 },
  }),
  createObject('label', {
    uuid: '00000000-0000-4000-8000-000000000032',
    x: 60,
    y: 140,
    width: 40,
    height: 17,
    text: 'Haus',
    pristine: false,
  }),
];

interface DialogArgs {
  readonly language: 'de' | 'en';
  readonly isMold: boolean;
}

const meta: Meta<DialogArgs> = {
  title: 'Surfaces/3D print',
  parameters: { layout: 'fullscreen' },
  args: { language: 'de', isMold: false },
  render: ({ language }) => {
    const blank = createNewDocument(language);
    const document = { ...blank, pages: blank.pages.map((page) => ({ ...page, objects: OBJECTS })) };
    return (
      <div style={{ height: '100vh' }}>
        <Editor document={document} ports={PORTS} language={language} plugins={PLUGINS} />
      </div>
    );
  },
  play: async ({ args: { language, isMold } }) => {
    const words =
      language === 'de'
        ? { open: '3D-Druck …', mold: 'Form zum Tiefziehen', picture: 'Seite 1 als Platte, drehbar' }
        : {
            open: '3D print …',
            mold: 'Mould for thermoforming',
            picture: 'Page 1 as a plate that can be turned',
          };
    await userEvent.click(await screen.findByRole('button', { name: words.open }));
    if (isMold) await userEvent.click(await screen.findByRole('radio', { name: words.mold }));
    await expect(await screen.findByRole('application', { name: words.picture })).toBeDefined();
  },
};

export default meta;
type Story = StoryObj<DialogArgs>;

/** A plate to be felt, with the usual heights. */
export const Plate: Story = {};
export const English: Story = { args: { language: 'en' } };
/** Walls that lean, and holes for the air. */
export const Mold: Story = { args: { isMold: true } };
