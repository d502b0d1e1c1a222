import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Document, fail, ok } from '@tastwerk/editor-core';
import type { PublicationTerms } from '@tastwerk/editor-core/document';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { EditorPart } from '../../../test/editor-part.js';
import { fakeDrafts, fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { VERSION_CONFLICT } from '../../ports.js';
import type { EditorPorts, PublishDocument, PublishOutcome } from '../../ports.js';
import { PublishDialog } from './publish-dialog.js';
import { createObject } from '@tastwerk/editor-core/standard';

const OUTCOME: PublishOutcome = {
  graphicId: 11,
  variantId: 12,
  versionId: 13,
  hash: 'a'.repeat(64),
  fileName: 'bohne',
  pageCount: 2,
  url: '/catalogue/11/variant/12',
};

/** A graphic with a rectangle, and a label that says `text` where there is one. */
const titled = (text = ''): Document => {
  const blank = createNewDocument('de');
  const rect = createObject('rect', { uuid: newUuid(), x: 40, y: 100, width: 60, height: 40 });
  const objects = text === '' ? [rect] : [rect, createObject('label', { uuid: newUuid(), text })];
  return {
    ...blank,
    graphicTitle: 'Bohne',
    pages: blank.pages.map((page) => ({ ...page, objects: [...page.objects, ...objects] })),
  };
};

/** A variant of the catalogue that is to get its next version. */
const nextVersion = (): Document => ({
  ...titled(),
  graphic_id: 3,
  variant_id: 7,
  version_id: 12,
  lastVersionHash: 'ab'.repeat(32),
});

/** A server that answers in turn and notes what it was sent. */
function fakeServer(answers: Awaited<ReturnType<PublishDocument>>[]) {
  const sent: { document: Document; key: string; message: string; terms: PublicationTerms }[] = [];
  const publish: PublishDocument = (document, { idempotencyKey, changeMessage, terms }, onProgress) => {
    sent.push({ document, key: idempotencyKey, message: changeMessage, terms });
    onProgress([
      { format: 'pdf', state: 'done' },
      { format: 'brf', state: 'running' },
    ]);
    return Promise.resolve(answers.shift() ?? ok(OUTCOME));
  };
  return { sent, publish };
}

/** Leaves the page, and waits until what that stores would be stored. */
async function leavePage(): Promise<void> {
  await act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    await Promise.resolve();
  });
}

function DialogUntilClosed() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? <PublishDialog onClose={() => setOpen(false)} /> : null;
}

function openDialog(document: Document, given: Partial<EditorPorts>) {
  const user = fakeUser();
  const store = fakeDrafts([document]);
  render(
    <EditorPart document={document} ports={{ drafts: store.drafts, ...given }}>
      <DialogUntilClosed />
    </EditorPart>,
  );
  const button = (name: string) => screen.getByRole('button', { name });
  return { user, store, button, agree: () => user.click(screen.getByRole('checkbox')) };
}

describe('PublishDialog', () => {
  beforeEach(() => fakeScreen(true));

  it('asks for title and licence before anything is sent', async () => {
    const { sent, publish } = fakeServer([]);
    const { user, button } = openDialog({ ...titled(), graphicTitle: '' }, { publish });
    await user.click(button('Veröffentlichen'));
    expect(screen.getByText('Dieses Feld muss ausgefüllt sein.')).toBeDefined();
    expect(screen.getByText('Bitte stimmen Sie der Lizenz zu.')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('sends nothing before its author has agreed to the licence', async () => {
    const { sent, publish } = fakeServer([]);
    const { user, button, agree } = openDialog(titled(), { publish });
    await user.click(button('Veröffentlichen'));
    expect(sent).toEqual([]);
    expect(screen.getByText('Bitte stimmen Sie der Lizenz zu.')).toBeDefined();
    await agree();
    await user.click(button('Veröffentlichen'));
    await screen.findByText('Die Grafik ist veröffentlicht.');
    expect(sent).toHaveLength(1);
  });

  it('publishes, leads to the variant, and takes the draft away', async () => {
    const opened: PublishOutcome[] = [];
    const { sent, publish } = fakeServer([]);
    const document = titled();
    const { user, store, button, agree } = openDialog(document, {
      publish,
      onPublished: (outcome) => opened.push(outcome),
    });
    await agree();
    await user.click(button('Veröffentlichen'));
    expect(await screen.findByText('Die Grafik ist veröffentlicht.')).toBeDefined();
    expect(screen.getByText('PDF: fertig')).toBeDefined();
    expect(sent.map((one) => one.document.graphicTitle)).toEqual(['Bohne']);
    expect(store.kept.has(document.uuid)).toBe(false);
    const link = screen.getByRole('link', { name: 'Im Katalog ansehen' });
    expect(link.getAttribute('href')).toBe(OUTCOME.url);
    await user.click(link);
    expect(opened).toEqual([OUTCOME]);
  });

  it('stores nothing after that, not even when the page is left', async () => {
    const { publish } = fakeServer([]);
    const document = titled();
    const { user, store, button, agree } = openDialog(document, { publish });
    await agree();
    await user.click(button('Veröffentlichen'));
    await screen.findByText('Die Grafik ist veröffentlicht.');
    await leavePage();
    expect(store.kept.has(document.uuid)).toBe(false);
  });

  it('keeps the draft when the server is gone, and tries again with the same key', async () => {
    const gone = fail({ code: 'SERVER_GONE', message: 'Der Server ist nicht erreichbar.', issues: [] });
    const { sent, publish } = fakeServer([gone]);
    const document = titled();
    const { user, store, button, agree } = openDialog(document, { publish });
    await agree();
    await user.click(button('Veröffentlichen'));
    expect(await screen.findByText('Der Server ist nicht erreichbar.')).toBeDefined();
    expect(screen.getByText('Ihr Entwurf ist unverändert gespeichert.')).toBeDefined();
    expect(store.kept.get(document.uuid)).toEqual(document);
    await user.click(button('Erneut versuchen'));
    expect(await screen.findByText('Die Grafik ist veröffentlicht.')).toBeDefined();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('takes a new key once the document has changed', async () => {
    const gone = fail({ code: 'SERVER_GONE', message: 'Der Server ist nicht erreichbar.', issues: [] });
    const { sent, publish } = fakeServer([gone]);
    const { user, button, agree } = openDialog(titled(), { publish });
    await agree();
    await user.click(button('Veröffentlichen'));
    await screen.findByText('Der Server ist nicht erreichbar.');
    await user.type(screen.getByRole('textbox', { name: 'Titel der Grafik' }), ' 2');
    await user.click(button('Erneut versuchen'));
    await screen.findByText('Die Grafik ist veröffentlicht.');
    expect(sent[1]?.document.graphicTitle).toBe('Bohne 2');
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('names the place of what the schema refuses', async () => {
    const refused = fail({
      code: 'DOCUMENT_INVALID',
      message: 'Das Dokument ist fehlerhaft.',
      issues: [{ code: 'DOCUMENT_INVALID_VALUE' as const, path: ['pages', 0, 'name'] }],
    });
    const { publish } = fakeServer([refused]);
    const { user, button, agree } = openDialog(titled(), { publish });
    await agree();
    await user.click(button('Veröffentlichen'));
    const place = await screen.findByText('Seite 1, Name:');
    expect(place.closest('li')?.textContent).toContain('Dieser Wert ist nicht zulässig.');
  });

  it('refuses a label without braille and names it with its character', async () => {
    const { sent, publish } = fakeServer([]);
    const { user, agree } = openDialog(titled('a漢'), { publish });
    await agree();
    const place = await screen.findByText('Seite 1, Beschriftung „a漢“, Text:');
    expect(place.closest('li')?.textContent).toContain('Das Zeichen „漢“');
    const submit = screen.getByRole('button', { name: 'Veröffentlichen' });
    expect(submit.hasAttribute('disabled') || submit.getAttribute('aria-disabled') === 'true').toBe(true);
    await user.click(screen.getByRole('button', { name: 'Zeigen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('adds tags, known ones by their id and new ones by name', async () => {
    const { sent, publish } = fakeServer([]);
    const asked: string[] = [];
    const tags = {
      suggest: (prefix: string) => {
        asked.push(prefix);
        return Promise.resolve([{ name: 'Pflanzen', tag_id: 4 }]);
      },
    };
    const { user, button, agree } = openDialog(titled(), { publish, tags });
    const field = screen.getByRole('combobox', { name: 'Schlagwörter' });
    await waitFor(() => expect(asked).toContain(''));
    await user.type(field, 'Küche,');
    await waitFor(() => expect(screen.getByText('Küche')).toBeDefined());
    await user.type(field, 'P');
    await user.type(field, 'f');
    await user.click(await screen.findByRole('option', { name: 'Pflanzen' }));
    await agree();
    await user.click(button('Veröffentlichen'));
    await screen.findByText('Die Grafik ist veröffentlicht.');
    expect(sent[0]?.document.tags).toEqual([
      { name: 'Küche', tag_id: null },
      { name: 'Pflanzen', tag_id: 4 },
    ]);
  });

  it('asks what is new in the next version of a variant, and of that alone', async () => {
    const { sent, publish } = fakeServer([]);
    const { user, button, agree } = openDialog(nextVersion(), { publish });
    expect(screen.getByText(/erhält eine neue Version/)).toBeDefined();
    await user.type(screen.getByRole('textbox', { name: 'Was ist neu?' }), 'Achsen beschriftet ');
    await agree();
    await user.click(button('Veröffentlichen'));
    await screen.findByText('Die Grafik ist veröffentlicht.');
    expect(sent[0]?.message).toBe('Achsen beschriftet');
  });

  it('offers two ways that keep both when somebody else has published meanwhile', async () => {
    const conflict = fail({ code: VERSION_CONFLICT, message: 'Konflikt', issues: [] });
    const { sent, publish } = fakeServer([conflict]);
    const opened: number[] = [];
    const { user, store, button, agree } = openDialog(nextVersion(), {
      publish,
      onOpenPublished: (variantId) => void opened.push(variantId),
    });
    await agree();
    await user.click(button('Veröffentlichen'));
    await user.click(await screen.findByRole('button', { name: 'Neuere Version öffnen' }));
    await waitFor(() => expect(opened).toEqual([7]));
    expect(store.kept.size).toBe(1);
    await user.click(button('Als weitere Variante veröffentlichen'));
    expect(screen.getByText(/^Sie veröffentlichen eine weitere Variante der Grafik/)).toBeDefined();
    await user.click(button('Veröffentlichen'));
    await screen.findByText('Die Grafik ist veröffentlicht.');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.document).toMatchObject({
      graphic_id: 3,
      variant_id: null,
      derivedFrom: 7,
      lastVersionHash: null,
      variantTitle: 'Basis (zweite Variante)',
    });
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('tells what no file will show, and leaves pictures under pages at home', async () => {
    const { sent, publish } = fakeServer([]);
    const start = titled('Blatt');
    const document: Document = {
      ...start,
      pages: start.pages.map((page) => ({
        ...page,
        objects: page.objects.map((object) => ({ ...object, hidden: object.type === 'label' })),
      })),
      backdrops: [
        {
          pageUuid: start.pages[0]?.uuid ?? '',
          picture: 'data:image/png;base64,AA==',
          x: 0,
          y: 0,
          width: 100,
          height: 100,
          opacity: 1,
        },
      ],
    };
    const { user, button, agree } = openDialog(document, { publish });
    expect(screen.getByText(/2 ausgeblendete Objekte erscheinen in keiner Datei/)).toBeDefined();
    expect(screen.getByText(/Hintergrundbild unter der Seite wird nicht veröffentlicht/)).toBeDefined();
    await agree();
    await user.click(button('Veröffentlichen'));
    await screen.findByText('Die Grafik ist veröffentlicht.');
    expect(sent[0]?.document.backdrops).toEqual([]);
  });

  it('hands out the files that are ready, and copies the link', async () => {
    const { publish } = fakeServer([]);
    const asked: string[] = [];
    const { user, button, agree } = openDialog(titled(), {
      publish,
      download: (_outcome, format) => {
        asked.push(format);
        return Promise.resolve(false);
      },
    });
    await agree();
    await user.click(button('Veröffentlichen'));
    await user.click(await screen.findByRole('button', { name: 'PDF herunterladen' }));
    expect(asked).toEqual(['pdf']);
    expect(await screen.findByText('Die Datei konnte nicht geladen werden.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'BRF herunterladen' })).toBeNull();
    await user.click(button('Link kopieren'));
    expect(await screen.findByText('Der Link ist kopiert.')).toBeDefined();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${OUTCOME.url}`);
  });

  it('hands out pictures of pages, too', async () => {
    const asked: string[] = [];
    const { user, button, agree } = openDialog(titled(), {
      publish: (_document, _options, onProgress) => {
        onProgress([
          { format: 'svg', state: 'done' },
          { format: 'png', state: 'done' },
        ]);
        return Promise.resolve(ok(OUTCOME));
      },
      download: ({ pageCount }, format) => {
        asked.push(`${format} of ${pageCount} pages`);
        return Promise.resolve(true);
      },
    });
    await agree();
    await user.click(button('Veröffentlichen'));
    await user.click(await screen.findByRole('button', { name: 'SVG herunterladen' }));
    await user.click(button('PNG herunterladen'));
    expect(asked).toEqual(['svg of 2 pages', 'png of 2 pages']);
  });

  it('saves a graphic for its author alone without a licence', async () => {
    const { sent, publish } = fakeServer([]);
    const { user, button } = openDialog(titled(), { publish, termsOf: () => Promise.resolve(null) });
    await user.click(screen.getByRole('radio', { name: /^Nur ich/ }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.click(button('Nur für mich speichern'));
    expect(await screen.findByText(/Die Grafik ist gespeichert. Nur Sie sehen sie/)).toBeDefined();
    expect(sent[0]?.terms).toEqual({ visibility: 'private', licence: 'own' });
    expect(screen.queryByRole('button', { name: 'Link kopieren' })).toBeNull();
  });

  it('asks for the agreement to the licence that was chosen, anew when another is', async () => {
    const { sent, publish } = fakeServer([]);
    const { user, button } = openDialog(titled(), { publish, termsOf: () => Promise.resolve(null) });
    await user.click(screen.getByRole('checkbox', { name: /unter der Lizenz CC BY-SA 4.0/ }));
    await user.click(screen.getByRole('radio', { name: /^Alle, die den Link haben/ }));
    await user.click(screen.getByRole('button', { name: /Lizenz/ }));
    await user.click(await screen.findByRole('option', { name: /^CC0/ }));
    const agreement = screen.getByRole('checkbox', { name: /unter der Lizenz CC0 1.0/ });
    expect(agreement).toHaveProperty('checked', false);
    await user.click(agreement);
    await user.click(button('Veröffentlichen'));
    expect(await screen.findByText(/Wer den Link hat, kann sie ansehen/)).toBeDefined();
    expect(sent[0]?.terms).toEqual({ visibility: 'link', licence: 'cc0' });
    expect(screen.getByRole('button', { name: 'Link kopieren' })).toBeDefined();
  });

  it('says who will see the next version of a graphic, and under which licence', async () => {
    const asked: number[] = [];
    const termsOf = (graphicId: number) => {
      asked.push(graphicId);
      return Promise.resolve({ visibility: 'link', licence: 'cc-by' } as const);
    };
    openDialog(nextVersion(), { publish: fakeServer([]).publish, termsOf });
    expect(await screen.findByText(/Wer den Link hat, kann sie ansehen/)).toBeDefined();
    expect(screen.getByRole('checkbox', { name: /unter der Lizenz CC BY 4.0/ })).toBeDefined();
    expect(screen.queryByRole('radio')).toBeNull();
    expect(asked).toEqual([3]);
  });

  it('leads to what is missing each time publishing is tried', async () => {
    const { user, button } = openDialog({ ...titled(), graphicTitle: '' }, fakeServer([]));
    const licence = screen.getByRole('checkbox');
    await user.click(button('Veröffentlichen'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Titel der Grafik/ }));
    await user.keyboard('Bohne');
    for (const time of ['first', 'second']) {
      await user.click(button('Veröffentlichen'));
      expect([time, document.activeElement]).toEqual([time, licence]);
    }
  });

  it('tells a visitor that an account is needed', async () => {
    let logins = 0;
    const { user, button } = openDialog(titled(), {
      publish: null,
      onLogin: () => {
        logins += 1;
      },
    });
    expect(screen.getByText('Zum Veröffentlichen brauchen Sie ein Konto')).toBeDefined();
    await user.click(button('Anmelden'));
    await waitFor(() => expect(logins).toBe(1));
  });
});
