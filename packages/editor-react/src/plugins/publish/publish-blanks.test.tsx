import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Document, fail } from '@tastwerk/editor-core';
import { createObject } from '@tastwerk/editor-core/standard';
import { render, screen } from '@testing-library/react';
import { EditorPart } from '../../../test/editor-part.js';
import { fakeUser } from '../../../test/fake-user.js';
import { fakeScreen } from '../../../test/fakes.js';
import { newUuid } from '../../base/new-uuid.js';
import { createNewDocument } from '../../new-document.js';
import { PublishDialog } from './publish-dialog.js';

const blank = { ...createNewDocument('de'), graphicTitle: 'Bohne' };
const rect = createObject('rect', { uuid: newUuid(), x: 40, y: 100, width: 60, height: 40 });
const drawn = { ...blank, pages: blank.pages.map((page) => ({ ...page, objects: [...page.objects, rect] })) };

/** Agrees and publishes; gives how often something was sent. */
async function publish(document: Document): Promise<number> {
  let sent = 0;
  const send = () => {
    sent += 1;
    return Promise.resolve(fail({ code: 'SERVER_GONE', message: 'Nicht erreichbar.', issues: [] }));
  };
  render(
    <EditorPart document={document} ports={{ publish: send }}>
      <PublishDialog onClose={() => undefined} />
    </EditorPart>,
  );
  const user = fakeUser();
  await user.click(screen.getByRole('checkbox'));
  expect(screen.queryByText(/^Die Grafik ist leer/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  return sent;
}

describe('PublishDialog', () => {
  beforeEach(() => fakeScreen(true));

  it('sends a graphic with a shape and titles', async () => {
    expect(await publish(drawn)).toBe(1);
  });

  it('says that a title of which nothing can be seen is missing', async () => {
    expect(await publish({ ...drawn, variantTitle: '\u3164\u2800' })).toBe(0);
    expect(screen.getByText('Dieses Feld muss ausgefüllt sein.')).toBeDefined();
  });

  it('sends no empty sheet, and says so once publishing was tried', async () => {
    expect(await publish(blank)).toBe(0);
    expect(screen.getByText(/^Die Grafik ist leer/)).toBeDefined();
  });
});
