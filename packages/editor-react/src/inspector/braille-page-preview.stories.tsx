import type { Meta, StoryObj } from '@storybook/react-vite';
import { cellsFromUnicode } from '@tastwerk/editor-core';
import { I18nextProvider } from 'react-i18next';
import { createEditorI18n } from '../i18n/editor-i18n.js';
import { BraillePagePreview } from './braille-page-preview.js';

const rows = ['⠃⠕⠓⠝⠑', '', '⠀⠀⠩⠝⠑⠀⠃⠕⠓⠝⠑⠀⠺⠜⠹⠌⠀⠊⠝⠀⠋⠳⠝⠋⠀⠞⠁⠛⠑⠝'].map(cellsFromUnicode);

const meta = {
  title: 'Editor/Braille page preview',
  component: BraillePagePreview,
  args: { pages: [{ rows, marginLeft: 1, marginTop: 1 }], cellsPerRow: 33, isPending: false },
  render: (args, { globals }) => (
    <I18nextProvider i18n={createEditorI18n(globals.language === 'en' ? 'en' : 'de')}>
      <div style={{ width: '18rem' }}>
        <BraillePagePreview {...args} />
      </div>
    </I18nextProvider>
  ),
} satisfies Meta<typeof BraillePagePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePage: Story = {};
export const Empty: Story = { args: { pages: [] } };
export const Pending: Story = { args: { pages: [], isPending: true } };
