import { beforeEach, describe, expect, it } from '@jest/globals';
import { fail } from '@tastwerk/editor-core';
import { render, screen } from '@testing-library/react';
import { EditorPart } from '../../../test/editor-part.js';
import { fakeScreen } from '../../../test/fakes.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import type { PublishDocument } from '../../ports.js';
import { PublishDialog } from './publish-dialog.js';
import { createObject } from '@tastwerk/editor-core/standard';

const publish: PublishDocument = () =>
  Promise.resolve(fail({ code: 'SERVER_GONE', message: 'Der Server ist nicht erreichbar.', issues: [] }));

/** A page whose title is not written, so that the proof reports an error, with a label. */
function openDialog(text: string) {
  const blank = createNewDocument('de');
  const label = createObject('label', { uuid: newUuid(), x: 40, y: 80, text });
  const pages = blank.pages.map((page) => ({ ...page, objects: [...page.objects, label] }));
  render(
    <EditorPart document={{ ...blank, pages }} ports={{ publish }}>
      <PublishDialog onClose={() => undefined} />
    </EditorPart>,
  );
}

describe('PublishDialog', () => {
  beforeEach(() => fakeScreen(true));

  it('offers no publishing beside what hinders it, and names the characters of the document', async () => {
    openDialog('a漢');
    const help = await screen.findByText(/^Ersetzen Sie/u);
    expect(help.textContent).toContain('Ersetzen Sie „漢“ durch ein Wort, oder schreiben Sie');
    expect(
      await screen.findByText(/lässt sich wahrscheinlich nicht ertasten oder fehlt .*\)\.$/u),
    ).toBeDefined();
    expect(screen.queryByText(/trotzdem veröffentlichen/u)).toBeNull();
  });

  it('says that errors of the proof do not hinder publishing where nothing else does', async () => {
    openDialog('ab');
    expect(await screen.findByText(/Sie können trotzdem veröffentlichen/u)).toBeDefined();
  });
});
