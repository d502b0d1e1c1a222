import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { configure, render, screen, within } from '@testing-library/react';
import { BraillePlayground } from '../../../test/braille-playground.js';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { letterPages } from '../../../test/letter-braille.js';
import '../../../test/loaded-texts.js';
import type { EditorLanguage } from '../../ports.js';

configure({ defaultHidden: true });

function openView(language: EditorLanguage, layout: Partial<Document['braillePages']> = {}) {
  const changes: Document[] = [];
  const { document } = letterPages('Der Teich', layout);
  render(<BraillePlayground document={document} language={language} onChange={(one) => changes.push(one)} />);
  const user = fakeUser();
  const layoutOf = () => changes.at(-1)?.braillePages;
  const choose = async (field: RegExp, paper: string) => {
    await user.click(screen.getByRole('button', { name: field }));
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: paper }));
  };
  return { user, choose, layoutOf };
}

const number = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the paper of braille pages', () => {
  beforeEach(() => fakeScreen(true));

  it('brings its size and its limits, and the sheet takes its shape', async () => {
    const { choose, layoutOf } = openView('de');
    expect(screen.getByText(/^Höchstens 35 Zellen je Zeile und 28 Zeilen je Seite/)).toBeDefined();
    await choose(/Papier und Brailledrucker$/, 'Index Basic V4/V5: Endlospapier 240 mm × 12 Zoll');
    expect(layoutOf()).toMatchObject({ paper: 'basic-240', width: 240, height: 304.8, cellsPerRow: 33 });
    expect(screen.getByText(/^Höchstens 39 Zellen je Zeile und 29 Zeilen je Seite/)).toBeDefined();
    const sheet = screen.getByRole('application', { name: /^Brailleseite/ });
    expect(sheet.querySelector('svg')?.getAttribute('viewBox')).toBe('-9 -9 249 313.8');
  });

  it('says what it has reduced until something else changes', async () => {
    const { user, choose, layoutOf } = openView('en');
    await choose(/Paper and embosser$/, 'US braille paper (11½ × 11 in)');
    expect(layoutOf()).toMatchObject({ cellsPerRow: 33, rowsPerPage: 24 });
    const status = 'Rows per page reduced from 27 to 24, so that they fit on the paper with the margins.';
    expect(screen.getByText(status)).toBeDefined();
    expect(screen.queryByText(/^Cells per row reduced/)).toBeNull();
    await user.clear(number('Rows per page'));
    await user.type(number('Rows per page'), '20{Enter}');
    expect(layoutOf()).toMatchObject({ rowsPerPage: 20 });
    expect(screen.queryByText(status)).toBeNull();
  });

  it('can have any size within bounds', async () => {
    const { user, choose, layoutOf } = openView('de');
    await choose(/Papier und Brailledrucker$/, 'Eigenes Format');
    expect(layoutOf()).toMatchObject({ paper: 'custom', width: 210, height: 297 });
    await user.clear(number('Breite'));
    await user.type(number('Breite'), '292,1{Enter}');
    expect(layoutOf()).toMatchObject({ paper: 'custom', width: 292.1, cellsPerRow: 33 });
    await user.clear(number('Höhe'));
    await user.type(number('Höhe'), '20{Enter}');
    expect(layoutOf()).toMatchObject({ paper: 'custom', height: 100, rowsPerPage: 9 });
    expect(screen.getByText(/^Zeilen je Seite von 27 auf 9 verringert/)).toBeDefined();
  });
});
