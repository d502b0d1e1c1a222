import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createEngine, definePlugin, type Document, type Engine, fail, ok } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import { render, screen, waitFor, within } from '@testing-library/react';
import { EditorPart } from '../../../test/editor-part.js';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import type { DraftFileFormat, EditorPorts, MakeDraftFile } from '../../ports.js';
import { FilesDialog } from './files-dialog.js';
import { createObject } from '@tastwerk/editor-core/standard';

/** A server that makes every file, or refuses with `message`. */
function fakeServer(message?: string) {
  const asked: DraftFileFormat[] = [];
  const makeFile: MakeDraftFile = (_document, format) => {
    asked.push(format);
    if (message !== undefined) return Promise.resolve(fail({ code: 'RENDERING_BUSY', message }));
    return Promise.resolve(ok({ name: `bohne.${format}`, blob: new Blob(['made']) }));
  };
  return { asked, makeFile };
}

function withLabel(text: string): Document {
  const blank = createNewDocument('de');
  const objects = [createObject('label', { uuid: newUuid(), text, pristine: false })];
  return { ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) };
}

function openDialog(document: Document, ports: Partial<EditorPorts> = {}, engine?: Engine) {
  const onClose = jest.fn();
  render(
    <EditorPart document={document} ports={ports} {...(engine ? { engine } : {})}>
      <FilesDialog onClose={onClose} />
    </EditorPart>,
  );
  const dialog = within(screen.getByRole('dialog', { name: 'Drucken und herunterladen' }));
  const save = (format: string) => dialog.getByRole('button', { name: `${format} herunterladen` });
  return { dialog, save, onClose, user: fakeUser() };
}

describe('FilesDialog', () => {
  beforeEach(() => fakeScreen(true));
  afterEach(() => {
    jest.restoreAllMocks();
    document.querySelectorAll('iframe').forEach((frame) => frame.remove());
  });

  it('hands out each format under its name, one at a time', async () => {
    const { asked, makeFile } = fakeServer();
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { dialog, save, user } = openDialog(withLabel('Haus'), { makeFile });
    await waitFor(() => expect(save('PEF')).toHaveProperty('disabled', false));
    await user.click(save('PEF'));
    await dialog.findByText('„bohne.pef“ ist heruntergeladen.');
    await user.click(save('ZIP'));
    await dialog.findByText('„bohne.zip“ ist heruntergeladen.');
    expect(saved).toEqual(['bohne.pef', 'bohne.zip']);
    expect(asked).toEqual(['pef', 'zip']);
  });

  it('keeps the focus while a file is made, takes no other press, and closes with Escape after it', async () => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { asked, makeFile } = fakeServer();
    let finish = () => {};
    const isFinished = new Promise<void>((resolve) => (finish = resolve));
    const { dialog, save, onClose, user } = openDialog(withLabel('Haus'), {
      makeFile: async (...wanted) => {
        await isFinished;
        return makeFile(...wanted);
      },
    });
    await waitFor(() => expect(save('PDF')).toHaveProperty('disabled', false));
    await user.click(save('PDF'));
    await dialog.findByText('PDF wird erzeugt …');
    expect(document.activeElement).toBe(save('PDF'));
    // A browser takes the focus away from what is disabled, this page does not.
    expect([save('PDF'), save('SVG')].map(({ ariaDisabled }) => ariaDisabled)).toEqual(['true', 'true']);
    expect(save('PDF')).toHaveProperty('disabled', false);
    await user.click(save('SVG'));
    finish();
    await dialog.findByText('„bohne.pdf“ ist heruntergeladen.');
    expect(asked).toEqual(['pdf']);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('prints the PDF in a hidden frame, of which there is one', async () => {
    const { asked, makeFile } = fakeServer();
    const { dialog, user } = openDialog(withLabel('Haus'), { makeFile });
    const print = dialog.getByRole('button', { name: 'Drucken' });
    await waitFor(() => expect(print).toHaveProperty('disabled', false));
    await user.click(print);
    await user.click(await dialog.findByRole('button', { name: 'Drucken' }));
    await waitFor(() => expect(asked).toEqual(['pdf', 'pdf']));
    await waitFor(() => expect(document.querySelectorAll('iframe')).toHaveLength(1));
    expect(document.querySelector('iframe')?.src).toMatch(/^blob:/u);
  });

  it('says why a file was not made, and lets try again', async () => {
    const { makeFile } = fakeServer('Zurzeit werden viele Dateien erzeugt.');
    const { dialog, save, user } = openDialog(withLabel('Haus'), { makeFile });
    await waitFor(() => expect(save('PDF')).toHaveProperty('disabled', false));
    await user.click(save('PDF'));
    await dialog.findByText('Zurzeit werden viele Dateien erzeugt.');
    expect(save('PDF')).toHaveProperty('disabled', false);
  });

  it('names what has no braille before it asks, makes the file and says that it lacks braille', async () => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { asked, makeFile } = fakeServer();
    const { dialog, save, user } = openDialog(withLabel('漢'), {
      makeFile: async (...wanted) => {
        const made = await makeFile(...wanted);
        return made.ok ? ok({ ...made.value, unwritten: 1 }) : made;
      },
    });
    await dialog.findByText(/Das Zeichen „漢“/u);
    expect(dialog.getByText(/Sie können die Dateien trotzdem herunterladen/u)).toBeDefined();
    await waitFor(() => expect(save('PDF')).toHaveProperty('disabled', false));
    await user.click(save('PDF'));
    await dialog.findByText(
      '„bohne.pdf“ ist heruntergeladen. In der Brailleschrift darin fehlt ein Zeichen oder ein Text.',
    );
    expect(asked).toEqual(['pdf']);
  });

  it('makes no file while the braille engine is not there', async () => {
    const { makeFile } = fakeServer();
    const translate: BrailleTranslator = {
      translate: (requests) => Promise.resolve(requests.map(() => fail({ code: 'BRAILLE_UNAVAILABLE' }))),
    };
    const { dialog, save } = openDialog(withLabel('Haus'), { makeFile, translate });
    await dialog.findByText(/Die Übertragung in Brailleschrift ist zurzeit nicht möglich/u);
    expect(save('PDF')).toHaveProperty('disabled', true);
    expect(dialog.queryByText(/trotzdem herunterladen/u)).toBeNull();
  });

  it('takes a press while braille is still being made: a label that grows asks for it once more', async () => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { asked, makeFile } = fakeServer();
    const translate: BrailleTranslator = { translate: () => new Promise(() => undefined) };
    const { dialog, save, user } = openDialog(withLabel('Haus'), { makeFile, translate });
    await user.click(save('PDF'));
    await dialog.findByText('„bohne.pdf“ ist heruntergeladen.');
    expect(asked).toEqual(['pdf']);
  });

  it('writes here what a plugin of the editor writes, also without a server', async () => {
    const saved: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    let canWrite = false;
    const counting = definePlugin({
      id: 'counting',
      version: '1.0.0',
      exporters: {
        count: {
          fileNames: (name) => [`${name}.count`],
          load: () =>
            Promise.resolve(async function* ({ scenes, fileName }) {
              if (!canWrite) throw new Error('the disk is full');
              const bytes = new TextEncoder().encode(String(scenes.length));
              yield { name: `${fileName}.count`, mime: 'text/plain', bytes };
            }),
        },
      },
    });
    const document = { ...withLabel('Haus'), graphicTitle: 'Mein Haus' };
    const engine = createEngine([...standardPlugins, counting]);
    const { dialog, save, user } = openDialog(document, {}, engine);
    await waitFor(() => expect(save('COUNT')).toHaveProperty('disabled', false));
    expect(save('PDF')).toHaveProperty('disabled', true);
    await user.click(save('COUNT'));
    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toContain(
      'Die Erweiterung, die diese Datei schreibt, hat einen Fehler gemeldet.',
    );
    canWrite = true;
    await user.click(save('COUNT'));
    await dialog.findByText('„Mein-Haus.count“ ist heruntergeladen.');
    expect(saved).toEqual(['Mein-Haus.count']);
  });

  it('says so where no files can be made', () => {
    const { dialog, save } = openDialog(withLabel('Haus'));
    expect(dialog.getByText('Hier können keine Dateien erzeugt werden.')).toBeDefined();
    expect(save('PDF')).toHaveProperty('disabled', true);
  });
});
