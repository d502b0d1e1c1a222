import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Document } from '@tastwerk/editor-core';
import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { BraillePlayground } from '../../../test/braille-playground.js';
import { fakeCanvas, fakePorts, fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { letterPages, letterTranslator } from '../../../test/letter-braille.js';
import { lettersReader } from '../../../test/letter-reader.js';
import '../../../test/loaded-texts.js';
import { Editor } from '../../editor.js';
import type { EditorPorts } from '../../ports.js';
import { newUuid } from '../../base/new-uuid.js';
import { createObject } from '@tastwerk/editor-core/standard';

// Nothing here is hidden without being gone, and looking for it costs most of the time.
configure({ defaultHidden: true });

const LABEL = newUuid();

/** The view alone. */
function openView(document: Document = letterPages('Der Teich').document) {
  const changes: Document[] = [];
  render(<BraillePlayground document={document} language="de" onChange={(each) => changes.push(each)} />);
  return { ...seenView(), changes };
}

/** The view in the whole editor, opened by its key. */
async function openInEditor(document: Document, given: Partial<EditorPorts> = {}) {
  const changes: Document[] = [];
  const ports = fakePorts({ canvasFactory: fakeCanvas().factory, translate: letterTranslator, ...given });
  render(<Editor document={document} ports={ports} language="de" onChange={(each) => changes.push(each)} />);
  await fakeUser().keyboard('{Control>}b{/Control}');
  return { ...seenView(), changes };
}

function seenView() {
  const view = within(screen.getByRole('region', { name: 'Brailleseiten' }));
  const field = (name: string) => {
    const element = view.getByRole('textbox', { name });
    if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
      throw new Error(name);
    return element;
  };
  return { view, field, user: fakeUser() };
}

const cells = () => screen.findByRole('application', { name: /^Brailleseite \d+ von \d+, Zellen$/ });

describe('the view of the braille pages', () => {
  beforeEach(() => fakeScreen(true));

  it('shows the page with its rulers and lets a braille display read its rows', async () => {
    const { view } = openView();
    const sheet = await cells();
    expect(sheet.querySelector('svg path')).not.toBeNull();
    expect([...sheet.querySelectorAll('svg text')].map((text) => text.textContent)).toContain('27');
    const rows = view.getByRole('list', { name: 'Zeilen der Brailleseite 1' });
    expect(rows.textContent).toContain('⠗⠑⠛⠑⠝');
    expect(rows.textContent).toContain('⠙⠑⠗⠀⠞⠩⠹');
  });

  it('frames the cell where it is embossed, also beside a gutter', async () => {
    const { document } = letterPages('Der Teich', { gutter: 4, cellsPerRow: 30, marginLeft: 1 });
    const { user } = openView(document);
    const sheet = await cells();
    act(() => sheet.focus());
    await user.keyboard('{ArrowDown}');
    const frame = sheet.querySelector('[data-cell-cursor]');
    expect([frame?.getAttribute('x'), frame?.getAttribute('y')]).toEqual(['30', '10']);
  });

  it('reads the word of braille that was written by hand', async () => {
    const { document } = letterPages('⠓⠕⠋ Teich');
    const { view, user } = await openInEditor(document, { readBraille: lettersReader });
    const sheet = await cells();
    act(() => sheet.focus());
    for (let row = 0; row < 6 && !view.queryByText(/wird gelesen als/); row += 1) {
      await user.keyboard('{ArrowDown}{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
      await act(() => Promise.resolve());
    }
    expect(view.getByText(/wird gelesen als „hof“$/)).toBeDefined();
  });

  it('goes from cell to cell by keys, reads each, and leads to its print', async () => {
    const { view, field, user } = openView();
    const sheet = await cells();
    act(() => sheet.focus());
    await user.keyboard('{ArrowDown}');
    expect(view.getByText(/^Zeile 1, Zelle 1 · Punkte 1-2-3-5 · steht für „R“$/)).toBeDefined();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(view.getByText(/^Zeile 4, Zelle 1 · keine Punkte · Einzug$/)).toBeDefined();
    await user.keyboard('{ArrowRight>7/}');
    expect(view.getByText(/^Zeile 4, Zelle 8 · Punkte 1-4-6 · steht für „ei“$/)).toBeDefined();
    await user.keyboard('{Enter}');
    const summary = field('Zusammenfassung');
    expect(document.activeElement).toBe(summary);
    expect([summary.selectionStart, summary.selectionEnd]).toEqual([5, 7]);
  });

  it('marks the cells of the print that is selected', async () => {
    const { view, field } = openView();
    const sheet = await cells();
    const summary = field('Zusammenfassung');
    act(() => summary.focus());
    summary.setSelectionRange(4, 9);
    fireEvent.select(summary);
    expect(view.getByText(/^Zeile 4, Zelle 7 /)).toBeDefined();
    const marks = [...sheet.querySelectorAll('rect')].filter((rect) => rect.getAttribute('width') === '18');
    expect(marks).toHaveLength(2);
  });

  it('puts the cursor where a cell is pressed', async () => {
    const { view, field } = openView();
    const sheet = await cells();
    const svg = sheet.querySelector('svg');
    if (!svg) throw new Error('no sheet');
    jest.spyOn(svg, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 219, 306));
    fireEvent.click(sheet, { clientX: 9 + 6 + 3, clientY: 9 + 10 + 5 });
    expect(view.getByText(/steht für „R“$/)).toBeDefined();
    expect(document.activeElement).toBe(field('Titel der Grafik'));
  });

  it('names what has no braille, with its line and code point, and leads there', async () => {
    const { view, field, user } = openView(letterPages('Haus\nEin 漢').document);
    const problems = await view.findByText('In der Brailleschrift fehlt etwas');
    const list = problems.parentElement;
    expect(list?.textContent).toContain('Zusammenfassung, Zeile 2');
    expect(list?.textContent).toContain('U+6F22');
    await user.click(view.getByRole('button', { name: 'Zeigen' }));
    const summary = field('Zusammenfassung');
    expect(document.activeElement).toBe(summary);
    expect([summary.selectionStart, summary.selectionEnd]).toEqual([9, 10]);
  });

  it('is where the status bar leads for a text without braille', async () => {
    const { view, user } = await openInEditor(letterPages('Ein 漢').document);
    await user.click(view.getByRole('button', { name: 'Zur Zeichnung' }));
    await user.click(await screen.findByRole('button', { name: '1 Problem mit der Brailleschrift' }));
    expect(screen.getByText('In der Brailleschrift fehlt etwas')).toBeDefined();
  });

  it('leads to a label without braille, back in the drawing', async () => {
    const { document: blank } = letterPages('Haus');
    const label = createObject('label', { uuid: LABEL, text: '漢' });
    const { view, user } = await openInEditor({
      ...blank,
      pages: blank.pages.map((page) => ({ ...page, objects: [label] })),
    });
    await user.click(await view.findByRole('button', { name: 'Zeigen' }));
    expect(screen.queryByRole('region', { name: 'Brailleseiten' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Objekt' }).getAttribute('aria-selected')).toBe('true');
  });

  it('sets the layout and the system, and says it when there is nothing to show', async () => {
    const { document: blank } = letterPages('');
    const empty = { ...blank.braillePages, imageDescription: { type: '', summary: '', details: '' } };
    const { view, user, changes } = openView({ ...blank, graphicTitle: '', braillePages: empty });
    expect(await view.findByText('Noch keine Brailleseiten')).toBeDefined();
    await user.click(view.getByRole('switch', { name: 'Silbentrennung' }));
    expect(changes.at(-1)?.braillePages.hyphenation).toBe(false);
    await user.click(view.getByRole('switch', { name: 'Platz für Lochung' }));
    expect(changes.at(-1)?.braillePages).toMatchObject({ marginLeft: 5, cellsPerRow: 30 });
  });

  it('keeps the keys of the drawing away, and gives them back', async () => {
    const { document: blank } = letterPages('Haus');
    const rect = createObject('rect', { uuid: LABEL, x: 20, y: 50 });
    const { user, changes, view } = await openInEditor({
      ...blank,
      pages: blank.pages.map((page) => ({ ...page, objects: [rect] })),
    });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Brailleseiten' }));
    await user.keyboard('{Control>}a{/Control}{Delete}');
    expect(changes).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Vergrößern' }).hasAttribute('disabled')).toBe(true);
    await user.click(view.getByRole('button', { name: 'Zur Zeichnung' }));
    expect(document.activeElement).toBe(screen.getByRole('application', { name: /^Zeichenfläche/ }));
    await user.keyboard('{Control>}a{/Control}{Delete}');
    await waitFor(() => expect(changes.at(-1)?.pages[0]?.objects).toEqual([]));
  });

  it('shows letters under the cells', async () => {
    const { view, user } = openView();
    await user.click(view.getByRole('button', { name: 'Buchstaben unter den Zellen' }));
    const texts = [...(await cells()).querySelectorAll('svg text')].map((text) => text.textContent);
    expect(texts).toContain('ei');
  });
});
