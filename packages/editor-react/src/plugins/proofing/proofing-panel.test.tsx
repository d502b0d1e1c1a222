import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import { clockPlugin, withClock } from '../../../test/clock-plugin.js';
import { fakeCanvas, fakePorts, fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { faultyDocument, titledDocument } from '../../../test/faulty-document.js';
import '../../../test/loaded-texts.js';
import type { PluginChoice } from '../../contributions/plugin-choice.js';
import { Editor } from '../../editor.js';
import { newUuid } from '../../base/new-uuid.js';

configure({ defaultHidden: true });

const THIN = newUuid();

async function openProof(document: Document, language: 'de' | 'en' = 'de', plugins?: PluginChoice) {
  const canvas = fakeCanvas();
  const changes: Document[] = [];
  const ports = fakePorts({ canvasFactory: canvas.factory });
  render(
    <Editor
      document={document}
      ports={ports}
      language={language}
      plugins={plugins}
      onChange={(each) => changes.push(each)}
    />,
  );
  const user = fakeUser();
  await user.click(await screen.findByRole('button', { name: language === 'de' ? /^Prüfung:/ : /^Proof:/ }));
  const panel = screen.getByRole('region', { name: language === 'de' ? 'Prüfung' : 'Proof' });
  const rowOf = async (sentence: RegExp) => {
    const row = (await within(panel).findByText(sentence)).closest('li');
    if (!row) throw new Error('a sentence stands in no row');
    return within(row);
  };
  const now = () => changes.at(-1) ?? document;
  const thinLine = () => now().pages[0]?.objects.find(({ uuid }) => uuid === THIN);
  return { canvas: canvas.state, panel, rowOf, thinLine, user };
}

describe('ProofingPanel', () => {
  beforeEach(() => fakeScreen(true));

  it('lists what was found by severity, with figures, objects and the source of the wanted one', async () => {
    const { panel, rowOf } = await openProof(faultyDocument('de', THIN));
    const row = await rowOf(/^Die Linie ist 0,5 mm breit\. Empfohlen sind mindestens 0,7 mm\.$/u);
    expect(row.getByText('Linie')).toBeDefined();
    expect(row.getByText(/TL_B$/u)).toBeDefined();
    const titles = within(panel).getAllByRole('heading', { level: 3 });
    expect(titles.map((title) => title.textContent)).toEqual(['1 Fehler', '1 Warnung', '3 Hinweise']);
    const status = screen.getByRole('button', { name: /^Prüfung:/ });
    expect(status.textContent).toBe('Prüfung: 1 Fehler, 1 Warnung, 3 Hinweise');
  });

  it('names the source of a rule of a plugin', async () => {
    const { rowOf } = await openProof(withClock(titledDocument('de', [])), 'de', { with: [clockPlugin] });
    const row = await rowOf(/^Zifferblatt gesehen$/u);
    expect(row.getByText(/Uhren zum Tasten.*S\. 3/u)).toBeDefined();
  });

  it('measures against other values that are set for the draft, and says so', async () => {
    const { panel, rowOf, user } = await openProof(faultyDocument('de', THIN));
    await rowOf(/^Die Linie ist 0,5 mm breit/u);
    const open = async () => {
      await user.click(within(panel).getByRole('button', { name: 'Richtwerte anpassen …' }));
      return within(screen.getByRole('dialog', { name: 'Richtwerte für diesen Entwurf: Schwellpapier' }));
    };
    const width = 'Breite einer Linie, mindestens';
    const first = await open();
    await user.clear(first.getByRole('textbox', { name: width }));
    await user.type(first.getByRole('textbox', { name: width }), '0,4');
    await user.tab();
    expect(first.getByText('Eigener Wert. Der Richtwert ist 0,7 mm.')).toBeDefined();
    await user.click(first.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(within(panel).queryByText(/0,5 mm breit/u)).toBeNull());
    expect(within(panel).getByText(/^Verglichen wird mit einem eigenen Wert/u)).toBeDefined();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^Prüfung:/ }).textContent).toMatch(/mit eigenen Werten/u),
    );

    const again = await open();
    await user.click(again.getByRole('button', { name: 'Alle Richtwerte wiederherstellen' }));
    await user.click(again.getByRole('button', { name: 'Übernehmen' }));
    await rowOf(/^Die Linie ist 0,5 mm breit/u);
    expect(within(panel).getByText(/^Verglichen wird mit veröffentlichten Richtwerten/u)).toBeDefined();
  });

  it('selects what was found and brings it into view, alike findings together', async () => {
    const { canvas, rowOf, user } = await openProof(faultyDocument('de', THIN));
    const row = await rowOf(/^Die Linie ist 20 mm lang/u);
    expect(row.getByText('3 Objekte')).toBeDefined();
    await user.click(row.getByRole('button', { name: 'Zeigen: 3 Objekte' }));
    expect(canvas.shown.selection).toHaveLength(3);
    expect(canvas.shownBox?.y).toBe(99.5);
    expect(canvas.shownBox?.height).toBeGreaterThan(40);
  });

  it('mends what can be mended in one step of undo, and then says that it is gone', async () => {
    const { panel, rowOf, thinLine, user } = await openProof(faultyDocument('de', THIN));
    const row = await rowOf(/^Die Linie ist 0,5 mm breit/u);
    const fix = await row.findByRole('button', { name: 'Beheben: Linie' });
    const described = (fix.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent).join(' ')).toBe(
      'Die Linie ist 0,5 mm breit. Empfohlen sind mindestens 0,7 mm. Beheben ändert: Linie: Linienbreite 1 statt 0,5 mm',
    );
    await user.click(fix);
    expect(thinLine()).toMatchObject({ borderWidth: 1 });
    expect(document.activeElement).toBe(panel);
    await waitFor(() => expect(within(panel).queryByText(/^Die Linie ist 0,5 mm breit/u)).toBeNull());
    expect(within(panel).getByRole('status').textContent).toMatch(
      /^Behoben\. Keine neuen Befunde\. .*Hinweise\.$/u,
    );
    // The one that comes next in the list.
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Zeigen: 3 Objekte');
    act(() => screen.getByRole('application').focus());
    await user.keyboard('{Control>}z{/Control}');
    expect(thinLine()).toMatchObject({ borderWidth: 0.5 });
    expect(await rowOf(/^Die Linie ist 0,5 mm breit/u)).toBeDefined();
  });

  it('measures against other figures when another profile is chosen', async () => {
    const { panel, rowOf, user } = await openProof(faultyDocument('de', THIN));
    await rowOf(/Empfohlen sind mindestens 3 mm, oder/u);
    await user.click(within(panel).getByRole('button', { name: /Richtwerte für/u }));
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: 'Brailledrucker' }));
    expect(await rowOf(/Empfohlen sind mindestens 6 mm, oder/u)).toBeDefined();
  });

  it('claims no more than it knows when it finds nothing, and closes', async () => {
    const { panel, user } = await openProof(titledDocument('de', []));
    expect(await within(panel).findByText('Nichts gefunden')).toBeDefined();
    expect(within(panel).getByText(/^Verglichen mit veröffentlichten Richtwerten\./u)).toBeDefined();
    expect(within(panel).getByText(/entscheiden blinde Leserinnen und Leser\.$/u)).toBeDefined();
    await user.click(within(panel).getByRole('button', { name: 'Prüfung schließen' }));
    expect(screen.queryByRole('region', { name: 'Prüfung' })).toBeNull();
  });

  it('frames on the screen what was found, only while it is open', async () => {
    const { panel, rowOf, user } = await openProof(faultyDocument('de', THIN));
    await rowOf(/^Die Linie ist 0,5 mm breit/u);
    expect(document.querySelectorAll('[aria-hidden][data-severity="error"]').length).toBeGreaterThan(0);
    await user.click(within(panel).getByRole('button', { name: 'Prüfung schließen' }));
    expect(document.querySelectorAll('[aria-hidden][data-severity]')).toHaveLength(0);
  });

  it('speaks English too', async () => {
    const { rowOf } = await openProof(faultyDocument('en', THIN), 'en');
    const row = await rowOf(/^The line is 0\.5 mm wide\./u);
    expect(await row.findByRole('button', { name: 'Fix: Line' })).toBeDefined();
    expect(row.getByRole('button', { name: 'Show: Line' })).toBeDefined();
  });
});
