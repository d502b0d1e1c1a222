import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createObject, type Document, fail, ok } from '@tastwerk/editor-core';
import { act, render, screen, waitFor } from '@testing-library/react';
import { fakeDrafts, fakePorts, fakeScreen } from '../../test/fakes.js';
import { fakeUser } from '../../test/fake-user.js';
import { Editor } from '../editor.js';
import { createNewDocument } from '../new-document.js';
import { newUuid } from '../new-uuid.js';
import type { EditorPorts, PublishDocument, PublishOutcome } from '../ports.js';

/** The whole editor is rendered in jsdom for each test, which takes its time on a busy machine. */
jest.setTimeout(30_000);

const OUTCOME: PublishOutcome = {
  graphicId: 11,
  variantId: 12,
  versionId: 13,
  hash: 'a'.repeat(64),
  fileName: 'bohne',
  url: '/catalogue/11/variant/12',
};

const titled = (text = ''): Document => {
  const blank = createNewDocument('de');
  const objects = text === '' ? [] : [createObject('label', { uuid: newUuid(), text })];
  return {
    ...blank,
    graphicTitle: 'Bohne',
    pages: blank.pages.map((page) => ({ ...page, objects: [...page.objects, ...objects] })),
  };
};

/** A server that answers in turn and notes what it was sent. */
function fakeServer(answers: Awaited<ReturnType<PublishDocument>>[]) {
  const sent: { document: Document; key: string }[] = [];
  const publish: PublishDocument = (document, { idempotencyKey }, onProgress) => {
    sent.push({ document, key: idempotencyKey });
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

async function openDialog(document: Document, given: Partial<EditorPorts>) {
  const user = fakeUser();
  const store = fakeDrafts([document]);
  render(<Editor document={document} ports={fakePorts({ drafts: store.drafts, ...given })} language="de" />);
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  const button = (name: string) => screen.getByRole('button', { name });
  return { user, store, button, agree: () => user.click(screen.getByRole('checkbox')) };
}

describe('PublishDialog', () => {
  beforeEach(() => fakeScreen(true));

  it('asks for title and licence before anything is sent', async () => {
    const { sent, publish } = fakeServer([]);
    const { user, button } = await openDialog({ ...titled(), graphicTitle: '' }, { publish });
    await user.click(button('Veröffentlichen'));
    expect(screen.getByText('Dieses Feld muss ausgefüllt sein.')).toBeDefined();
    expect(screen.getByText('Bitte stimmen Sie der Lizenz zu.')).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('publishes, leads to the variant, and takes the draft away', async () => {
    const opened: PublishOutcome[] = [];
    const { sent, publish } = fakeServer([]);
    const document = titled();
    const { user, store, button, agree } = await openDialog(document, {
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
    const { user, store, button, agree } = await openDialog(document, { publish });
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
    const { user, store, button, agree } = await openDialog(document, { publish });
    await agree();
    await user.click(button('Veröffentlichen'));
    expect(await screen.findByText('Der Server ist nicht erreichbar.')).toBeDefined();
    expect(screen.getByText('Ihr Entwurf ist unverändert gespeichert.')).toBeDefined();
    expect(store.kept.get(document.uuid)).toEqual(document);
    await user.click(button('Noch einmal versuchen'));
    expect(await screen.findByText('Die Grafik ist veröffentlicht.')).toBeDefined();
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('takes a new key once the document has changed', async () => {
    const gone = fail({ code: 'SERVER_GONE', message: 'Der Server ist nicht erreichbar.', issues: [] });
    const { sent, publish } = fakeServer([gone]);
    const { user, button, agree } = await openDialog(titled(), { publish });
    await agree();
    await user.click(button('Veröffentlichen'));
    await screen.findByText('Der Server ist nicht erreichbar.');
    await user.type(screen.getByRole('textbox', { name: 'Titel der Grafik' }), ' 2');
    await user.click(button('Noch einmal versuchen'));
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
    const { user, button, agree } = await openDialog(titled(), { publish });
    await agree();
    await user.click(button('Veröffentlichen'));
    const place = await screen.findByText('Seite 1, Name:');
    expect(place.closest('li')?.textContent).toContain('Dieser Wert ist nicht zulässig.');
  });

  it('refuses a label without braille and names it with its character', async () => {
    const { sent, publish } = fakeServer([]);
    const { user, agree } = await openDialog(titled('a漢'), { publish });
    await agree();
    const place = await screen.findByText('Seite 1, Beschriftung „a漢“, Text:');
    expect(place.closest('li')?.textContent).toContain('Das Zeichen „漢“');
    const submit = screen.getByRole('button', { name: 'Veröffentlichen' });
    expect(submit.hasAttribute('disabled') || submit.getAttribute('aria-disabled') === 'true').toBe(true);
    await user.click(screen.getByRole('button', { name: 'Zeigen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([]);
  });

  it('tells a visitor that an account is needed', async () => {
    let logins = 0;
    const { user, button } = await openDialog(titled(), {
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
