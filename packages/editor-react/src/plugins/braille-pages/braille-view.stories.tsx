import type { Meta, StoryObj } from '@storybook/react-vite';
import { BraillePlayground } from '../../../test/braille-playground.js';
import { letterPages } from '../../../test/letter-braille.js';
import { createNewDocument } from '../../new-document.js';

const TEXT = `Das Diagramm vergleicht die Niederschlagsmengen zweier Jahre.
- Die linke Säule reicht bis zur Hälfte der Zeichenfläche.
- Die rechte Säule ist ein Drittel höher, sie steht für das regenreichere Jahr.

Darunter liegt die Zeitachse mit Beschriftungen.`;

const meta = {
  title: 'Editor/Braille pages',
  component: BraillePlayground,
  parameters: { layout: 'fullscreen' },
  args: {
    document: letterPages(TEXT, { pageNumbers: true, rowsPerPage: 26 }).document,
    language: 'de',
  },
  render: (args, { globals }) => {
    const language = globals.language === 'en' ? 'en' : 'de';
    return (
      <main style={{ height: '100vh' }} data-density="dense">
        <BraillePlayground key={language} {...args} language={language} />
      </main>
    );
  },
} satisfies Meta<typeof BraillePlayground>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoParagraphs: Story = {};
export const ManyPages: Story = {
  args: {
    document: letterPages(Array.from({ length: 40 }, () => TEXT).join('\n'), {
      holePunch: true,
      marginLeft: 5,
      cellsPerRow: 30,
    }).document,
  },
};
export const Untranslatable: Story = { args: { document: letterPages(`${TEXT}\nEin Zeichen: 漢`).document } };
export const Empty: Story = { args: { document: createNewDocument('de') } };
