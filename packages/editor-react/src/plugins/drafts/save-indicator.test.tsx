import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { fakeDrafts, fakePorts, fakeScreen } from '../../../test/fakes.js';
import '../../../test/loaded-texts.js';
import { AUTO_SAVE_MS } from '../../state/auto-saver.js';
import { Editor } from '../../editor.js';
import { createNewDocument } from '../../new-document.js';

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens the editor, and types a title that waits for the local save. */
function openChanged() {
  const store = fakeDrafts();
  render(
    <Editor document={createNewDocument('de')} ports={fakePorts({ drafts: store.drafts })} language="de" />,
  );
  const title = screen.getByRole('textbox', { name: 'Titel der Grafik' });
  fireEvent.focus(title);
  fireEvent.change(title, { target: { value: 'Bohne' } });
  fireEvent.blur(title);
  return store;
}

describe('the save indicator', () => {
  beforeEach(() => {
    fakeScreen(true);
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('says what waits, then that it is saved, and hides after 750 ms', async () => {
    openChanged();
    expect(screen.getByText('Nicht gespeichert')).toBeDefined();
    await pass(AUTO_SAVE_MS);
    expect(screen.getByText('Gespeichert')).toBeDefined();
    await pass(749);
    expect(screen.getByText('Gespeichert')).toBeDefined();
    await pass(1);
    expect(screen.queryByText('Gespeichert')).toBeNull();
  });

  it('is announced to a screen reader', async () => {
    openChanged();
    const announced = (text: string) => screen.getByText(text).closest('[role="status"]');
    expect(announced('Nicht gespeichert')).not.toBeNull();
    await pass(AUTO_SAVE_MS);
    expect(announced('Gespeichert')).not.toBeNull();
  });

  it('stays when the save failed, until it is tried again', async () => {
    const store = openChanged();
    store.refuse({ code: 'DRAFTS_FULL', issues: [] });
    await pass(AUTO_SAVE_MS + 10_000);
    expect(screen.getByText('Nicht gespeichert')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Erneut speichern' })).toBeDefined();
  });
});
