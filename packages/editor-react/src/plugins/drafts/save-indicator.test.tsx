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
  typeTitle('Bohne');
  return store;
}

function typeTitle(value: string) {
  const title = screen.getByRole('textbox', { name: 'Titel der Grafik' });
  fireEvent.focus(title);
  fireEvent.change(title, { target: { value } });
  fireEvent.blur(title);
}

/** Whether `words` are seen, or told, of the save. */
const areThere = (words: string, place: string) =>
  screen.queryAllByText(words).some((element) => element.closest(place) !== null);
const shown = (words: string) => areThere(words, '[aria-hidden="true"]');
const told = (words: string) => areThere(words, '[role="status"]');

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
    expect(shown('Nicht gespeichert')).toBe(true);
    await pass(AUTO_SAVE_MS);
    expect(shown('Gespeichert')).toBe(true);
    await pass(749);
    expect(shown('Gespeichert')).toBe(true);
    await pass(1);
    expect(screen.queryByText('Gespeichert')).toBeNull();
  });

  it('tells a screen reader once that saving works, then only that it fails and works again', async () => {
    const store = openChanged();
    expect(told('Nicht gespeichert')).toBe(false);
    await pass(AUTO_SAVE_MS);
    expect(told('Gespeichert')).toBe(true);
    await pass(1000);
    typeTitle('Bohnen');
    await pass(AUTO_SAVE_MS);
    expect(shown('Gespeichert')).toBe(true);
    expect(told('Gespeichert')).toBe(false);
    store.refuse({ code: 'DRAFTS_FULL', issues: [] });
    typeTitle('Bohnensamen');
    await pass(AUTO_SAVE_MS + 10_000);
    expect(told('Nicht gespeichert')).toBe(true);
    store.refuse(null);
    fireEvent.click(screen.getByRole('button', { name: 'Erneut speichern' }));
    await pass(0);
    expect(told('Gespeichert')).toBe(true);
  });

  it('stays when the save failed, until it is tried again', async () => {
    const store = openChanged();
    store.refuse({ code: 'DRAFTS_FULL', issues: [] });
    await pass(AUTO_SAVE_MS + 10_000);
    expect(shown('Nicht gespeichert')).toBe(true);
    expect(screen.getByRole('button', { name: 'Erneut speichern' })).toBeDefined();
  });
});
