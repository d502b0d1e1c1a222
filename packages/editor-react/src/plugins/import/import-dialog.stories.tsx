import type { Meta, StoryObj } from '@storybook/react-vite';
import { fail, ok } from '@tastwerk/editor-core';
import { useState } from 'react';
import { fn, screen, userEvent } from 'storybook/test';
import { drawnPage, fakePdf, PDF, SCANNED_PAGE } from '../../../test/fake-pdf.js';
import { DARK_TRACING, LINES, OUTLINES, PNG, TRACING } from '../../../test/fake-picture.js';
import { WithReaders } from '../../../test/with-readers.js';
import { sampleDocument } from '../../../test/sample-document.js';
import { inEditor, type PartArgs } from '../../../test/story-frames.js';
import type { EditorPorts } from '../../ports.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { ImportDialog } from './import-dialog.js';
import { offerFile } from '../../state/incoming-file.js';
import type { OpenPdfFile } from '../pdf/pdf-file.js';
import type { EditorStore } from '../../state/editor-store.js';

interface ImportArgs extends PartArgs {
  /** The file that was dropped; none when one is to be chosen. */
  readonly file?: File;
  /** What opens PDF files. */
  readonly openPdf?: OpenPdfFile;
}

/** Offers a file once, before the dialog asks for it. */
function useOffered(store: EditorStore, file: File | undefined): void {
  useState(() => file && offerFile(store, file));
}

function Dropped({ file, openPdf = fakePdf([]).open }: Pick<ImportArgs, 'file' | 'openPdf'>) {
  useOffered(useEditorStore(), file);
  return (
    <WithReaders openPdf={openPdf}>
      <ImportDialog onClose={fn()} />
    </WithReaders>
  );
}

const server: Partial<EditorPorts> = {
  trace: () => Promise.resolve(ok(TRACING)),
  recognise: () => Promise.resolve(ok(LINES)),
};
const picture = new File([PNG], 'nacht.png');
const textFile = (name: string, content: string) => new File([content], name);

const meta: Meta<ImportArgs> = {
  title: 'Editor/Import',
  decorators: [inEditor],
  args: { ports: server },
  render: ({ file, openPdf }) => <Dropped {...(file ? { file } : {})} {...(openPdf ? { openPdf } : {})} />,
};

export default meta;
type Story = StoryObj<ImportArgs>;

export const Choosing: Story = {};
export const Picture: Story = {
  args: { file: picture },
  play: async () => {
    await screen.findByRole('img', { name: /2 Teile nachgezeichnet/ });
    await screen.findByRole('textbox', { name: 'Text 2' });
  },
};
export const Outlines: Story = {
  args: { file: picture, ports: { ...server, trace: () => Promise.resolve(ok(OUTLINES)) } },
  play: async () => {
    await screen.findByRole('img', { name: /3 Linien nachgezeichnet/ });
  },
};
export const UnfitAsAreas: Story = {
  args: { file: picture, ports: { ...server, trace: () => Promise.resolve(ok(DARK_TRACING)) } },
  play: async () => {
    await screen.findByRole('button', { name: 'Umrisse verwenden' });
  },
};
export const FewEdges: Story = {
  args: {
    file: picture,
    ports: { ...server, trace: () => Promise.resolve(ok({ ...OUTLINES, paths: [] })) },
  },
  play: async () => {
    await screen.findByText(/Das Bild hat kaum Kanten/);
  },
};
export const Cropping: Story = {
  args: { file: picture },
  play: async () => {
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Zuschneiden' }));
    (await screen.findByRole('slider', { name: 'Linke Kante' })).focus();
    await user.keyboard('{PageUp}{PageUp}');
    await screen.findByDisplayValue('100');
  },
};
export const PictureWithoutServer: Story = { args: { file: picture, ports: {} } };
export const TracingFailed: Story = {
  args: {
    file: picture,
    ports: {
      ...server,
      trace: () =>
        Promise.resolve(fail({ code: 'IMPORT_BUSY', message: 'Zurzeit werden viele Bilder gelesen.' })),
    },
  },
  play: async () => {
    await screen.findByRole('button', { name: 'Erneut versuchen' });
  },
};
/** What waits for a server that takes its time. */
const never = () => new Promise<never>(() => undefined);
export const Waiting: Story = {
  args: { file: picture, ports: { trace: never, recognise: never } },
  play: async () => {
    await screen.findByText('Texte werden gesucht …');
  },
};
export const TextsNotFound: Story = {
  args: { file: picture, ports: { ...server, recognise: () => Promise.resolve(ok([])) } },
  play: async () => {
    await screen.findByText('Im Bild wurde kein Text gefunden.');
  },
};
export const Drawing: Story = {
  args: {
    file: textFile(
      'haus.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" width="80mm" height="60mm" viewBox="0 0 80 60"><script/><rect x="10" y="10" width="50" height="40"/></svg>',
    ),
  },
  play: async () => {
    await screen.findByText('Programme (Skripte)');
  },
};
const pdf = textFile('obst.pdf', PDF);
export const PdfPages: Story = {
  args: {
    file: pdf,
    openPdf: fakePdf(Array.from({ length: 30 }, (_, page) => drawnPage(`Blatt ${page}`))).open,
  },
  play: async () => {
    await screen.findByRole('button', { name: '6 weitere Seiten zeigen' });
  },
};
export const PdfDrawing: Story = {
  args: { file: pdf, openPdf: fakePdf([drawnPage('Birnen'), SCANNED_PAGE]).open },
  play: async () => {
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Seite 1' }));
    await screen.findByRole('button', { name: 'Als Bild nachzeichnen' });
  },
};
export const PdfScan: Story = {
  args: { file: pdf, openPdf: fakePdf([SCANNED_PAGE]).open },
  play: async () => {
    await screen.findByText(/^Diese Seite ist ein Bild/);
    await screen.findByRole('img', { name: /2 Teile nachgezeichnet/ });
  },
};
export const PdfPageTooMuch: Story = {
  args: { file: pdf, openPdf: fakePdf(['pdfTooMuch', SCANNED_PAGE]).open },
  play: async () => {
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Seite 1' }));
    await screen.findByRole('alert');
  },
};
export const PdfLocked: Story = {
  args: { file: pdf, openPdf: fakePdf([], 'pdfPassword').open },
  play: async () => {
    await screen.findByRole('alert');
  },
};
export const Braille: Story = { args: { file: textFile('brief.brf', ',A LETTER\r\n\f') } };
export const Draft: Story = {
  args: {
    file: textFile('scheune.json', JSON.stringify({ ...sampleDocument(), graphicTitle: 'Alte Scheune' })),
  },
  play: async () => {
    await screen.findByRole('heading', { name: /^Entwurf „\s?Alte Scheune\s?“$/ });
  },
};
export const NothingForAPage: Story = {
  args: {
    file: textFile(
      'scan.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><image href="data:image/png;base64,AAAA" width="9" height="9"/></svg>',
    ),
  },
  play: async () => {
    await screen.findByText('Eingebettete Bilder');
  },
};
export const NothingThatCanBeRead: Story = {
  args: { file: textFile('brief.txt.png', 'Ein Brief') },
  play: async () => {
    await screen.findByRole('alert');
  },
};
