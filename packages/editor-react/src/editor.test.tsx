import { beforeEach, describe, expect, it } from '@jest/globals';
import { definePlugin, type Document } from '@tastwerk/editor-core';
import { act, configure, render, screen, waitFor, within } from '@testing-library/react';
import { fakeCanvas, fakeDrafts, fakePorts, fakeScreen } from '../test/fakes.js';
import { fakeUser } from '../test/fake-user.js';
import { lettersReader } from '../test/letter-reader.js';
import '../test/loaded-texts.js';
import { Editor } from './editor.js';
import { createNewDocument } from './new-document.js';
import type { EditorPorts } from './ports.js';
import { newUuid } from './base/new-uuid.js';
import { createObject } from '@tastwerk/editor-core/standard';

// Nothing here is hidden without being gone, and looking for it costs most of the time.
configure({ defaultHidden: true });

const LABEL = newUuid();
const RECT = newUuid();

function drawn(): Document {
  const blank = createNewDocument('de');
  const objects = [
    createObject('rect', { uuid: RECT, x: 20, y: 50, width: 40, height: 30, moniker: 'Balken' }),
    createObject('label', { uuid: LABEL, x: 20, y: 100, text: 'Haus' }),
  ];
  return {
    ...blank,
    pages: blank.pages.map((page) => ({ ...page, objects: [...page.objects, ...objects] })),
  };
}

function openEditor(document: Document = drawn(), given: Partial<EditorPorts> = {}) {
  const canvas = fakeCanvas();
  const store = fakeDrafts();
  const changes: Document[] = [];
  render(
    <Editor
      document={document}
      ports={fakePorts({ canvasFactory: canvas.factory, drafts: store.drafts, ...given })}
      language="de"
      onChange={(changed) => changes.push(changed)}
    />,
  );
  const labelText = () =>
    changes
      .at(-1)
      ?.pages[0]?.objects.flatMap((one) => (one.uuid === LABEL && one.type === 'label' ? one.text : []))[0];
  return { canvas: canvas.state, store, changes, labelText, user: fakeUser() };
}

describe('Editor', () => {
  beforeEach(() => fakeScreen(true));

  it('draws with the tool of a key and comes back to selecting', async () => {
    const { canvas, user } = openEditor();
    await user.keyboard('r');
    expect(canvas.shown.tool).toBe('RECT');
    expect(screen.getByRole('button', { name: 'Rechteck' }).getAttribute('aria-pressed')).toBe('true');
    act(() => canvas.options?.onDrawn?.(RECT));
    expect(canvas.shown).toMatchObject({ tool: 'SELECT', selection: [RECT] });
  });

  it('does not take letters typed in a field for tools', async () => {
    const { canvas, user } = openEditor();
    await user.type(screen.getByRole('textbox', { name: 'Titel der Grafik' }), 'retep');
    expect(canvas.shown.tool).toBe('SELECT');
  });

  it('goes through the objects by Tab, speaks each with its place, and lets Tab out at the end', async () => {
    const { user } = openEditor();
    const area = screen.getByRole('application');
    act(() => area.focus());
    await user.tab();
    await user.tab();
    await screen.findByText(/^Rechteck „Balken“, 2 von 3, links 20 mm, oben 50 mm, 40 mal 30 mm/);
    await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
    await screen.findByText('links 21 mm, oben 60 mm');
    await user.tab();
    expect(document.activeElement).toBe(area);
    await user.tab();
    expect(document.activeElement).not.toBe(area);
  });

  it('shows braille while a label is typed and writes one change when it is left', async () => {
    const { canvas, changes, labelText, user } = openEditor();
    act(() => canvas.options?.onEditLabel(LABEL));
    const field = screen.getByRole('textbox', { name: 'Text der Beschriftung' });
    expect(document.activeElement).toBe(field);
    await user.clear(field);
    await user.type(field, 'Die Straße');
    await waitFor(() =>
      expect(canvas.shown.resources?.braille.get('Die Straße', 'DE:VOLL')).toMatchObject({ ok: true }),
    );
    expect(changes).toHaveLength(0);
    await user.keyboard('{Escape}');
    expect(changes).toHaveLength(1);
    expect(labelText()).toBe('Die Straße');
    expect(document.activeElement).toBe(screen.getByRole('application'));
    await user.keyboard('{Control>}z{/Control}');
    expect(labelText()).toBe('Haus');
  });

  it('takes away a label that was placed and left empty', async () => {
    const { canvas, changes, user } = openEditor();
    const uuid = newUuid();
    const pageUuid = canvas.shown.document?.pages[0]?.uuid ?? '';
    const objects = [createObject('label', { uuid })];
    act(() => canvas.options?.onCommand({ type: 'add-objects', pageUuid, objects }));
    act(() => canvas.options?.onEditLabel(uuid));
    await user.keyboard('{Escape}');
    expect(changes.at(-1)?.pages[0]?.objects.some((object) => object.uuid === uuid)).toBe(false);
  });

  it('lets a transcriber write the braille of a label by six keys, and says when its text changed under it', async () => {
    const { canvas, changes, user } = openEditor();
    act(() => canvas.options?.onSelect([LABEL]));
    const panel = within(screen.getByRole('tabpanel', { name: 'Objekt' }));
    await user.click(panel.getByRole('button', { name: 'Brailleschrift selbst schreiben' }));
    const ownField = () =>
      panel.findByRole<HTMLTextAreaElement>('textbox', { name: 'Eigene Brailleschrift' });
    const own = await ownField();
    await waitFor(() => expect(document.activeElement).toBe(own));
    const begun = own.value;
    expect(begun).toMatch(/^[\u2801-\u283f]+$/u);
    act(() => own.setSelectionRange(begun.length, begun.length));
    await user.keyboard('{f>}{j>}{/f}{/j}');
    await user.tab();
    const overrideNow = () => {
      const label = changes.at(-1)?.pages[0]?.objects.find(({ uuid }) => uuid === LABEL);
      return label?.type === 'label' ? label.brailleOverride : null;
    };
    expect(overrideNow()).toEqual({ braille: `${begun}⠉`, text: 'Haus', system: 'DE:VOLL' });
    expect(await panel.findByText('1 Zelle weicht von der Übertragung ab.')).toBeDefined();

    const text = panel.getByRole('textbox', { name: 'Text' });
    await user.clear(text);
    await user.type(text, 'Hof');
    await user.tab();
    expect(await panel.findByText(/für einen anderen Text oder ein anderes System/u)).toBeDefined();
    await user.click(panel.getByRole('button', { name: 'Beibehalten' }));
    expect(overrideNow()).toMatchObject({ text: 'Hof' });
    const kept = await ownField();
    await waitFor(() => expect(document.activeElement).toBe(kept));
    await user.click(panel.getByRole('button', { name: 'Automatische Übertragung verwenden' }));
    expect(overrideNow()).toBeNull();
    const begin = panel.getByRole('button', { name: 'Brailleschrift selbst schreiben' });
    await waitFor(() => expect(document.activeElement).toBe(begin));
  });

  it('reads braille that is written by hand back, and makes that the text of the label', async () => {
    const { canvas, changes, user } = openEditor(drawn(), { readBraille: lettersReader });
    act(() => canvas.options?.onSelect([LABEL]));
    const panel = within(screen.getByRole('tabpanel', { name: 'Objekt' }));
    await user.click(panel.getByRole('button', { name: 'Brailleschrift selbst schreiben' }));
    const own = await panel.findByRole('textbox', { name: 'Eigene Brailleschrift' });
    await user.clear(own);
    await user.type(own, 'hob');
    await user.tab();
    expect((await panel.findByText(/^Zurückgelesen:/)).textContent).toBe('Zurückgelesen: „hob“');
    await user.click(panel.getByRole('button', { name: 'Als Text der Beschriftung übernehmen' }));
    const label = changes.at(-1)?.pages[0]?.objects.find(({ uuid }) => uuid === LABEL);
    expect(label).toMatchObject({ text: 'hob', brailleOverride: null });
    await user.keyboard('{Control>}z{/Control}');
    const before = changes.at(-1)?.pages[0]?.objects.find(({ uuid }) => uuid === LABEL);
    expect(before).toMatchObject({ text: 'Haus', brailleOverride: { braille: '⠓⠕⠃' } });
  });

  it('marks a label that cannot be written in braille, and says which character it is', async () => {
    const { canvas, user } = openEditor();
    act(() => canvas.options?.onSelect([LABEL]));
    const field = within(screen.getByRole('tabpanel', { name: 'Objekt' })).getByRole('textbox', {
      name: 'Text',
    });
    await user.clear(field);
    await user.type(field, '漢');
    await user.tab();
    expect(
      await screen.findByText('Das Zeichen „漢“ kann in diesem Braillesystem nicht geschrieben werden.'),
    ).toBeDefined();
    expect(await screen.findByText('1 Problem mit der Brailleschrift')).toBeDefined();
  });

  it('says once which character several paragraphs of a label lack', async () => {
    const { canvas, user } = openEditor();
    act(() => canvas.options?.onSelect([LABEL]));
    const panel = within(screen.getByRole('tabpanel', { name: 'Objekt' }));
    const field = panel.getByRole('textbox', { name: 'Text' });
    await user.clear(field);
    await user.type(field, 'a☂{Enter}☂b');
    await user.tab();
    expect(await panel.findByText('Die Brailleschrift dieser Beschriftung lässt etwas aus.')).toBeDefined();
    expect(
      panel.getAllByText('Das Zeichen „☂“ kann in diesem Braillesystem nicht geschrieben werden.'),
    ).toHaveLength(1);
  });

  it('sets fill and texture of what is selected', async () => {
    const { canvas, changes, user } = openEditor();
    act(() => canvas.options?.onSelect([RECT]));
    const fills = screen.getByRole('radiogroup', { name: 'Füllfarbe' });
    await user.click(within(fills).getByRole('radio', { name: 'Gelb' }));
    await user.click(screen.getByRole('radio', { name: 'Gitter' }));
    expect(changes.at(-1)?.pages[0]?.objects[1]).toMatchObject({
      fill: 'yellow',
      pattern: { template: 'grid' },
    });
  });

  it('offers the three line widths of the guidelines', async () => {
    const { canvas, changes, user } = openEditor();
    act(() => canvas.options?.onSelect([RECT]));
    await user.click(screen.getByRole('button', { name: /Linienbreite/ }));
    const list = within(screen.getByRole('listbox', { name: /Linienbreite/ }));
    expect(list.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      '0,5 mm (kaum zu ertasten)',
      '1,5 mm',
      '2,5 mm',
    ]);
    await user.click(list.getByRole('option', { name: '2,5 mm' }));
    expect(changes.at(-1)?.pages[0]?.objects[1]).toMatchObject({ borderWidth: 2.5 });
  });

  it('shows where a title belongs until it is typed', async () => {
    const { canvas, user } = openEditor();
    const placeholder = () => screen.queryByText('Titel der Grafik', { selector: '.words' });
    const title = canvas.shown.document?.pages[0]?.objects[0]?.uuid ?? '';
    expect(placeholder()).not.toBeNull();
    act(() => canvas.options?.onEditLabel(title));
    expect(placeholder()).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'Text der Beschriftung' }), 'Bohne{Escape}');
    expect(placeholder()).toBeNull();
  });

  it('stores the draft at once when the page is hidden', async () => {
    const { store, user } = openEditor();
    await user.type(screen.getByRole('textbox', { name: 'Titel der Grafik' }), 'Bohne');
    await user.tab();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await waitFor(() => expect([...store.kept.values()].map((one) => one.graphicTitle)).toEqual(['Bohne']));
  });

  it('warns before leaving only while something is not stored', async () => {
    const { user } = openEditor();
    const leave = async () => {
      const event = new Event('beforeunload', { cancelable: true });
      await act(async () => {
        window.dispatchEvent(event);
        await Promise.resolve();
      });
      return event.defaultPrevented;
    };
    expect(await leave()).toBe(false);
    await user.type(screen.getByRole('textbox', { name: 'Titel der Grafik' }), 'Bohne');
    await user.tab();
    expect(await leave()).toBe(true);
  });

  it('says that the draft is not stored and offers it as a file', async () => {
    const { store, user } = openEditor();
    store.refuse({ code: 'DRAFTS_FULL', issues: [] });
    await user.type(screen.getByRole('textbox', { name: 'Titel der Grafik' }), 'Bohne');
    await user.tab();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Der Speicher dieses Browsers ist voll.');
    expect(within(alert).getByRole('button', { name: 'Als Datei sichern' })).toBeDefined();
  });

  it('opens the dialog that is asked for at first, also where a plugin has yet to load its half', async () => {
    const clock = definePlugin({ id: 'clock', version: '1.0.0' });
    const plugins = { with: [{ id: 'clock', loadEngine: async () => clock }] };
    const props = {
      document: drawn(),
      ports: fakePorts({ canvasFactory: fakeCanvas().factory }),
      language: 'de' as const,
      plugins,
    };
    const { rerender } = render(<Editor {...props} opens="publish" />);
    rerender(<Editor {...props} />);
    expect(await screen.findByRole('dialog', { name: /veröffentlichen|Anmelden/iu })).toBeDefined();
  });
});
