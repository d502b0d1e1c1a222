import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { fakeUser } from '../../test/fake-user.js';
import { fakeCanvas, fakePorts, fakeScreen } from '../../test/fakes.js';
import '../../test/loaded-texts.js';
import { Editor } from '../editor.js';
import { createNewDocument } from '../new-document.js';

function openEditor() {
  const canvas = fakeCanvas();
  render(
    <Editor
      document={createNewDocument('de')}
      ports={fakePorts({ canvasFactory: canvas.factory })}
      language="de"
    />,
  );
  return { canvas: canvas.state, user: fakeUser() };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const left = () => screen.queryByRole('complementary', { name: 'Objekte und Seiten' });
const right = () => screen.queryByRole('complementary', { name: 'Eigenschaften' });
const drawing = () => screen.getByRole('application');

describe('the editor in a narrow window', () => {
  beforeEach(() => fakeScreen(false));

  it('has the sheet, and its tools in a menu that names the one in use', async () => {
    const { canvas, user } = openEditor();
    await user.click(button('Werkzeug: Auswählen'));
    const tools = within(screen.getByRole('menu', { name: 'Werkzeuge' }));
    expect(tools.getByRole('menuitemradio', { name: /^Auswählen/u, checked: true })).toBeDefined();
    await user.click(tools.getByRole('menuitemradio', { name: /^Rechteck/u }));
    expect(canvas.shown.tool).toBe('RECT');
    expect(button('Werkzeug: Rechteck')).toBeDefined();
    act(() => drawing().focus());
    await user.keyboard('e');
    expect(canvas.shown.tool).toBe('ELLIPSE');
  });

  it('keeps undo and redo, and has all other buttons of the bars in a menu', async () => {
    const { user } = openEditor();
    expect(button('Rückgängig')).toBeDefined();
    expect(button('Wiederholen')).toBeDefined();
    await user.click(button('Weitere Befehle'));
    const entries = screen.getAllByRole('menuitem').map((entry) => entry.textContent);
    expect(entries).toEqual([
      expect.stringMatching(/^Befehl suchen/u),
      expect.stringMatching(/^Objekt anlegen/u),
      expect.stringMatching(/^Tastenkürzel/u),
      expect.stringMatching(/^Löschen/u),
      expect.stringMatching(/^Verkleinern/u),
      expect.stringMatching(/^Vergrößern/u),
      expect.stringMatching(/^Ganze Seite/u),
      expect.stringMatching(/^Vorschau/u),
      expect.stringMatching(/^Brailleseiten/u),
      expect.stringMatching(/^Drucken/u),
      expect.stringMatching(/^Importieren/u),
    ]);
    await user.click(screen.getByRole('menuitem', { name: /^Objekt anlegen/u }));
    expect(screen.getByRole('dialog', { name: 'Objekt anlegen' })).toBeDefined();
  });

  it('opens one side at a time, next to its switch, and leads from its cross to the drawing', async () => {
    const { user } = openEditor();
    expect([left(), right()]).toEqual([null, null]);
    await user.click(button('Eigenschaften'));
    await user.click(button('Objekte und Seiten'));
    expect(right()).toBeNull();
    const side = left() ?? document.body;
    expect(side.compareDocumentPosition(drawing())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(within(side).getByRole('button', { name: 'Bereich schließen' }));
    expect(left()).toBeNull();
    expect(document.activeElement).toBe(drawing());
  });

  it('closes the sides where a zoom makes the window narrow, and opens them again after it', () => {
    fakeScreen(true);
    openEditor();
    const before = drawing();
    expect([left() !== null, right() !== null]).toEqual([true, true]);
    act(() => fakeScreen(false));
    expect([left(), right()]).toEqual([null, null]);
    expect(drawing()).toBe(before);
    act(() => fakeScreen(true));
    expect([left() !== null, right() !== null]).toEqual([true, true]);
  });

  it('keeps a dialog of a side with what was typed in it, and closes the sides behind it', async () => {
    fakeScreen(true);
    const { user } = openEditor();
    await user.click(within(right() ?? document.body).getByRole('button', { name: /Braillesystem$/u }));
    await user.click(screen.getByRole('option', { name: 'Andere Sprache …' }));
    const search = () => within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('searchbox');
    await user.type(search(), 'Welsh');
    act(() => fakeScreen(false));
    expect(search().value).toBe('Welsh');
    await user.keyboard('{Escape}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect([left(), right()]).toEqual([null, null]));
    act(() => fakeScreen(true));
    expect([left() !== null, right() !== null]).toEqual([true, true]);
  });

  it('says what is done, as on a wide screen', async () => {
    const { user } = openEditor();
    act(() => drawing().focus());
    await user.keyboard('a');
    const dialog = within(screen.getByRole('dialog', { name: 'Objekt anlegen' }));
    await user.click(dialog.getByRole('button', { name: 'Anlegen' }));
    expect(await screen.findByText(/^Hinzugefügt: Rechteck/u)).toBeDefined();
  });
});
