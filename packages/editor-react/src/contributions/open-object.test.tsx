import { beforeEach, describe, expect, it } from '@jest/globals';
import { createObject } from '@tastwerk/editor-core/standard';
import { act, configure, render, screen, within } from '@testing-library/react';
import { clockPlugin, withClock } from '../../test/clock-plugin.js';
import { fakeUser } from '../../test/fake-user.js';
import { fakeCanvas, fakePorts, fakeScreen } from '../../test/fakes.js';
import '../../test/loaded-texts.js';
import { Editor } from '../editor.js';
import { createNewDocument } from '../new-document.js';
import { newUuid } from '../base/new-uuid.js';
import { composeContributions } from './compose.js';
import type { EditorPlugin, OverlayProps } from './editor-plugin.js';

configure({ defaultHidden: true });

const Dialog = ({ about, onClose }: OverlayProps) => (
  <div role="dialog" aria-label="Uhr stellen" data-about={about}>
    <button type="button" onClick={onClose}>
      Fertig
    </button>
  </div>
);

const clocks: EditorPlugin = {
  ...clockPlugin,
  kinds: { clock: { icon: { path: 'M0 0' }, editedIn: 'set-clock' } },
  overlays: [{ id: 'set-clock', Content: Dialog }],
};
const CHOICE = { with: [clocks] };
const [LABEL] = [newUuid()];

async function openEditor(change: { readonly locked?: boolean } = {}) {
  localStorage.clear();
  const drawn = withClock(createNewDocument('de'));
  const label = createObject('label', { uuid: LABEL, x: 20, y: 100, text: 'Haus' });
  const pages = drawn.pages.map((page) => ({
    ...page,
    objects: [
      ...page.objects.map((object) => (object.type === 'label' ? object : { ...object, ...change })),
      label,
    ],
  }));
  const clock = pages[0]?.objects.find(({ type }) => type !== 'label')?.uuid ?? '';
  const canvas = fakeCanvas();
  render(
    <Editor
      document={{ ...drawn, pages }}
      ports={fakePorts({ canvasFactory: canvas.factory })}
      language="de"
      plugins={CHOICE}
    />,
  );
  await screen.findByRole('application');
  const opened = () => screen.queryByRole('dialog', { name: 'Uhr stellen' })?.getAttribute('data-about');
  const doubleClick = (uuid: string) => {
    let isOpened: boolean | undefined;
    act(() => {
      isOpened = canvas.state.options?.onOpen?.(uuid);
    });
    return isOpened;
  };
  return { clock, doubleClick, opened, canvas: canvas.state, user: fakeUser() };
}

describe('an object whose kind has a dialog', () => {
  beforeEach(() => fakeScreen(true));

  it('is opened by a double click, which leaves other objects to the drawing area', async () => {
    const { canvas, clock, doubleClick, opened } = await openEditor();
    expect(doubleClick(LABEL)).toBe(false);
    expect(opened()).toBeUndefined();
    expect(doubleClick(clock)).toBe(true);
    expect([opened(), canvas.shown.selection]).toEqual([clock, [clock]]);
  });

  it('is opened by Enter on the drawing area, which still types in a label', async () => {
    const { canvas, clock, opened, user } = await openEditor();
    act(() => canvas.options?.onSelect([clock]));
    act(() => screen.getByRole('application').focus());
    await user.keyboard('{Enter}');
    expect(opened()).toBe(clock);
    await user.click(screen.getByRole('button', { name: 'Fertig' }));
    act(() => canvas.options?.onSelect([LABEL]));
    act(() => screen.getByRole('application').focus());
    await user.keyboard('{Enter}');
    expect(opened()).toBeUndefined();
    expect(screen.getByRole('textbox', { name: 'Text der Beschriftung' })).toBeDefined();
  });

  it('is opened by a button of the panel and by Enter in the list of objects', async () => {
    const { canvas, clock, opened, user } = await openEditor();
    act(() => canvas.options?.onSelect([clock]));
    const panel = within(screen.getByRole('tabpanel', { name: 'Objekt' }));
    await user.click(await panel.findByRole('button', { name: 'Bearbeiten …' }));
    expect(opened()).toBe(clock);
    await user.click(screen.getByRole('button', { name: 'Fertig' }));
    const list = within(screen.getByRole('treegrid', { name: 'Objekte dieser Seite' }));
    const [row] = list.getAllByRole('row', { selected: true });
    act(() => row?.focus());
    await user.keyboard('{Enter}');
    expect(opened()).toBe(clock);
  });

  it('stays shut while it is locked', async () => {
    const { canvas, clock, doubleClick, opened, user } = await openEditor({ locked: true });
    expect(doubleClick(clock)).toBe(false);
    act(() => canvas.options?.onSelect([clock]));
    act(() => screen.getByRole('application').focus());
    await user.keyboard('{Enter}');
    expect(opened()).toBeUndefined();
    expect(screen.queryByRole('button', { name: 'Bearbeiten …' })).toBeNull();
  });
});

describe('an object with a dialog that holds others', () => {
  it('is opened as a whole by Enter, which enters no group then', async () => {
    localStorage.clear();
    fakeScreen(true);
    const [blank, uuid] = [createNewDocument('de'), newUuid()];
    const square = createObject('rect', { uuid: newUuid(), x: 20, y: 100 });
    const objects = [createObject('group', { uuid, objects: [square] })];
    const sets: EditorPlugin = {
      id: 'sets',
      kinds: { group: { icon: { path: 'M0 0' }, editedIn: 'set-clock' } },
      overlays: [{ id: 'set-clock', Content: Dialog }],
    };
    const canvas = fakeCanvas();
    render(
      <Editor
        document={{ ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) }}
        ports={fakePorts({ canvasFactory: canvas.factory })}
        language="de"
        plugins={{ without: ['groups'], with: [sets] }}
      />,
    );
    const area = await screen.findByRole('application');
    act(() => canvas.state.options?.onSelect([uuid]));
    act(() => area.focus());
    await fakeUser().keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Uhr stellen' }).getAttribute('data-about')).toBe(uuid);
    expect(canvas.state.shown.selection).toEqual([uuid]);
  });
});

describe('the action that opens a dialog', () => {
  it('is there only where a kind has one, in the menu of objects too', () => {
    const idsIn = (plugins: readonly EditorPlugin[]) => {
      const { actions, menu } = composeContributions(plugins);
      const inMenu = menu('objects').flatMap((section) => section.flatMap((part) => part.actions));
      return [actions, inMenu].map((list) => list.filter(({ id }) => id === 'editObject').length);
    };
    expect(idsIn([clockPlugin])).toEqual([0, 0]);
    expect(idsIn([clocks])).toEqual([1, 1]);
  });
});
