import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type PageObject, sessionActions } from '@tastwerk/editor-core';
import { mmToPx } from '@tastwerk/editor-core/geometry';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import { fakeCanvas, fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPanel } from '../../../test/render-panel.js';
import { WorkspaceRootContext } from '../../state/drawing-area.js';
import { CANVAS_REGION } from '../../state/key-scope.js';
import { createNewDocument } from '../../new-document.js';
import { newUuid } from '../../base/new-uuid.js';
import { useEditor } from '../../state/editor-context.js';
import { currentPageOf } from '../../state/selectors.js';
import { CanvasContextMenu } from './canvas-context-menu.js';
import { createObject } from '@tastwerk/editor-core/standard';
import { createEditorStore } from '../../../test/editor-store.js';
import { workspaceActions } from '../../state/workspace-state.js';

const RECT = newUuid();
const PATH = newUuid();

/** A drawing area without a canvas, whose page lies at the top left of the window in true size. */
function DrawingArea() {
  const root = useRef<HTMLDivElement>(null);
  const { setView } = useEditor();
  useEffect(() => setView(fakeCanvas().view()), [setView]);
  return (
    <div ref={root}>
      <div role="application" tabIndex={-1} {...{ [CANVAS_REGION]: '' }} />
      <WorkspaceRootContext value={root}>
        <CanvasContextMenu />
      </WorkspaceRootContext>
    </div>
  );
}

function openArea() {
  const objects: readonly PageObject[] = [
    createObject('rect', { uuid: RECT, x: 50, y: 60, width: 40, height: 40, fill: 'blue' }),
    createObject('path', {
      uuid: PATH,
      x: 50,
      y: 150,
      points: [
        { kind: 'M', x: 0, y: 0 },
        { kind: 'L', x: 40, y: 0 },
        { kind: 'L', x: 40, y: 40 },
      ],
    }),
  ];
  const blank = createNewDocument('de');
  const store = createEditorStore({ ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) });
  renderPanel(<DrawingArea />, store);
  const drawn = () => currentPageOf(store.getState())?.objects ?? [];
  const openAt = (x: number, y: number) =>
    fireEvent.contextMenu(screen.getByRole('application'), {
      clientX: mmToPx(x),
      clientY: mmToPx(y),
      button: 2,
    });
  const choose = (name: string | RegExp) => fakeUser().click(screen.getByRole('menuitem', { name }));
  return { choose, drawn, openAt, store };
}

describe('CanvasContextMenu', () => {
  beforeEach(() => fakeScreen(true));
  afterEach(cleanup);

  it('selects the object that the hand points at, and does with it what is chosen', async () => {
    const { choose, drawn, openAt, store } = openArea();
    openAt(70, 80);
    expect(store.getState().session.selectedUuids).toEqual([RECT]);
    await choose(/^Löschen/u);
    expect(drawn().map(({ uuid }) => uuid)).toEqual([PATH]);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('leaves what is selected where it opens on a part of it', () => {
    const { openAt, store } = openArea();
    act(() => void store.dispatch(sessionActions.select([RECT, PATH])));
    openAt(70, 80);
    expect(store.getState().session.selectedUuids).toEqual([RECT, PATH]);
    expect(screen.getByRole('menuitem', { name: /^Gruppieren/u })).toBeDefined();
  });

  it('offers what concerns the page where nothing lies, and a label there', async () => {
    const { choose, drawn, openAt } = openArea();
    openAt(150, 200);
    expect(screen.queryByRole('menuitem', { name: /^Löschen/u })).toBeNull();
    expect(screen.getByRole('menuitem', { name: /^Vorlage wählen/u })).toBeDefined();
    await choose('Beschriftung hier');
    expect(drawn().at(-1)).toMatchObject({ type: 'label' });
    expect(drawn().at(-1)).toHaveProperty('x', expect.closeTo(150));
  });

  it('changes the point of a path that the hand points at, and puts one on its line', async () => {
    const { choose, drawn, openAt } = openArea();
    openAt(70, 150);
    await choose('Punkt hier einfügen');
    expect(drawn()[1]).toHaveProperty('points.length', 4);
    openAt(90, 150);
    await choose('Punkt entfernen');
    expect(drawn()[1]).toHaveProperty('points.length', 3);
  });

  it('opens by the menu key for what is selected, and closes by Escape', async () => {
    const { store } = openArea();
    act(() => {
      store.dispatch(sessionActions.select([RECT]));
      store.dispatch(workspaceActions.openOverlay('context'));
    });
    expect(screen.getByRole('menuitem', { name: /^Kopieren/u })).toBeDefined();
    await fakeUser().keyboard('{Escape}');
    expect(store.getState().workspace.overlay).toBeNull();
  });
});
