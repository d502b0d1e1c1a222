import { EditorView } from '@codemirror/view';
import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Document, PageObject } from '@tastwerk/editor-core';
import { createObject } from '@tastwerk/editor-core/standard';
import { Editor } from '@tastwerk/editor-react';
import { act, cleanup, configure, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { fakeScreen } from '../../../editor-react/test/fakes.js';
import { openEditor } from '../../../editor-react/test/open-editor.js';
import sceneText from './index.js';

configure({ defaultHidden: true, asyncUtilTimeout: 20_000 });

// Texts have no size here.
Object.assign(Range.prototype, { getClientRects: () => [] });

const PLUGINS = { with: [sceneText] };
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const WALL = createObject('rect', { uuid: id(1), moniker: 'Wand', x: 40, y: 120, width: 60, height: 50 });
const ROOF = createObject('ellipse', { uuid: id(2), moniker: 'Uhr', x: 60, y: 60, width: 20, height: 20 });

async function openPanel(objects: readonly PageObject[], language: 'de' | 'en' = 'de', again?: Document) {
  const opening = { plugins: PLUGINS, objects, language, ...(again && { again }) };
  const { canvas, changes, document: opened, user } = await openEditor(Editor, opening);
  await user.keyboard('{F4}');
  const field = await screen.findByRole('textbox', {
    name: language === 'de' ? 'Szenentext' : 'Scene text',
  });
  const view = EditorView.findFromDOM(field);
  if (!view) throw new Error('there is no field');
  const lines = () => view.state.doc.toString().trimEnd().split('\n');
  /** Writes over `from` as an author does. */
  const write = (from: string, insert: string) =>
    act(() => {
      const at = view.state.doc.toString().indexOf(from);
      expect(at).toBeGreaterThan(-1);
      view.dispatch({ selection: { anchor: at } });
      view.dispatch({
        changes: { from: at, to: at + from.length, insert },
        selection: { anchor: at + insert.length },
        userEvent: 'input.type',
      });
    });
  return { canvas, changes, opened, user, field, view, lines, write };
}

const objectsOf = (document: Document | undefined) => document?.pages[0]?.objects ?? [];
const panel = () => within(screen.getByRole('tabpanel', { name: 'Text' }));

describe('the page as text beside the drawing', () => {
  beforeEach(() => fakeScreen(true));

  it('has the focus when it is opened, a name, a language, and no fault that a machine finds', async () => {
    const { field, lines } = await openPanel([WALL, ROOF]);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('lang')).toBe('de');
    expect(field.getAttribute('aria-multiline')).toBe('true');
    expect(lines().slice(-2)).toEqual([
      'Rechteck "Wand" Breite 60 Höhe 50 bei 40, 120',
      'Kreis "Uhr" Radius 10 bei 60, 60',
    ]);
    const tabpanel = screen.getByRole('tabpanel', { name: 'Text' });
    const { violations } = await axe.run(tabpanel, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)])).toEqual([]);
  });

  it('takes a line over with Enter as one step of undo', async () => {
    const { changes, user, lines, write } = await openPanel([WALL, ROOF]);
    write('Radius 10', 'Radius 12');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(objectsOf(changes.at(-1))[1]).toMatchObject({ uuid: id(2), width: 24 }));
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(objectsOf(changes.at(-1))[1]).toMatchObject({ width: 20 }));
    expect(lines().at(-1)).toBe('Kreis "Uhr" Radius 10 bei 60, 60');
  });

  it('takes back typing while a line is unfinished', async () => {
    const { changes, user, lines, write } = await openPanel([WALL]);
    const before = changes.length;
    write('Breite 60', 'Breite 6');
    await user.keyboard('{Control>}z{/Control}');
    expect(lines().at(-1)).toBe('Rechteck "Wand" Breite 60 Höhe 50 bei 40, 120');
    expect(changes).toHaveLength(before);
  });

  it('says what is wrong, and takes the suggestion', async () => {
    const { changes, user, field, lines, write } = await openPanel([WALL]);
    write('Rechteck', 'Rechtek');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await panel().findByRole('heading', { name: '1 Fehler' })).toBeDefined();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const [told = ''] = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(document.getElementById(told)).toBe(panel().getByRole('status'));
    expect(panel().getByRole('status').textContent).toMatch(
      /^1 Fehler\. Zeile \d+: „Rechtek“|^1 Fehler\. Zeile \d+: Mit „Rechtek“/u,
    );
    await user.click(panel().getByRole('button', { name: 'Vorschlag übernehmen: Rechteck' }));
    await waitFor(() => expect(panel().queryByRole('heading', { name: '1 Fehler' })).toBeNull());
    expect(lines().at(-1)).toBe('Rechteck "Wand" Breite 60 Höhe 50 bei 40, 120');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    expect(changes.flatMap(objectsOf).filter(({ uuid }) => uuid !== id(1))).toEqual([]);
  });

  it('has an unfinished line again when the page is loaded again, and never in the document', async () => {
    const first = await openPanel([WALL]);
    first.write('Breite 60', 'Breite');
    await first.user.keyboard('{Control>}{Enter}{/Control}');
    await panel().findByRole('heading', { name: '1 Fehler' });
    expect(JSON.stringify(first.changes)).not.toContain('Rechteck');
    cleanup();
    const second = await openPanel([], 'de', first.opened);
    expect(second.lines().at(-1)).toBe('Rechteck "Wand" Breite Höhe 50 bei 40, 120');
    expect(await panel().findByRole('heading', { name: '1 Fehler' })).toBeDefined();
    second.write('Breite Höhe', 'Breite 70 Höhe');
    await second.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(objectsOf(second.changes.at(-1))[0]).toMatchObject({ width: 70 }));
    expect(window.localStorage.getItem('tastwerk-scene-text')).not.toContain('Breite');
  });

  it('selects the object of the line in the drawing, and shows the line of what is selected there', async () => {
    const { canvas, user, view, field } = await openPanel([WALL, ROOF]);
    act(() =>
      view.dispatch({
        selection: { anchor: view.state.doc.toString().indexOf('Kreis') },
        userEvent: 'select',
      }),
    );
    await waitFor(() => expect(field.querySelector('.cm-selected-object')?.textContent).toMatch(/^Kreis/u));
    await user.keyboard('{F4}');
    await waitFor(() => expect(document.activeElement).not.toBe(field));
    act(() => canvas.options?.onSelect([id(1)]));
    await waitFor(() =>
      expect(field.querySelector('.cm-selected-object')?.textContent).toMatch(/^Rechteck/u),
    );
    expect(view.state.doc.lineAt(view.state.selection.main.head).text).toMatch(/^Rechteck/u);
  });

  it('is English where the interface is', async () => {
    const { lines, user } = await openPanel([WALL], 'en');
    expect(lines().at(-1)).toBe('Rectangle "Wand" width 60 height 50 at 40, 120');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(panel().getByRole('button', { name: 'To the drawing' })).toBeDefined();
  });
});
