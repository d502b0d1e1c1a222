import { beforeEach, describe, expect, it } from '@jest/globals';
import { createObject } from '@tastwerk/editor-core/standard';
import type { PageObject } from '@tastwerk/editor-core';
import { screen, within } from '@testing-library/react';
import { createEditorStore } from '../../../test/editor-store.js';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPanel } from '../../../test/render-panel.js';
import { newUuid } from '../../base/new-uuid.js';
import { createNewDocument } from '../../new-document.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import { LabelTie } from './label-tie.js';

const NO_OBJECTS: readonly PageObject[] = [];
const WHEEL = newUuid();

/** The fields of the label of the page. */
function Fields() {
  const objects = useEditorState(({ history }) => history.present.pages[0]?.objects ?? NO_OBJECTS);
  const label = objects.find(({ type }) => type === 'label');
  return label?.type === 'label' ? <LabelTie label={label} /> : null;
}

function openFields(values: object = {}) {
  const blank = createNewDocument('de');
  const objects = [
    createObject('ellipse', { uuid: WHEEL, x: 40, y: 60, width: 20, height: 20, moniker: 'Rad' }),
    createObject('label', { uuid: newUuid(), text: 'Speiche', ...values }),
  ];
  const store = createEditorStore({ ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) });
  renderPanel(<Fields />, store);
  const user = fakeUser();
  const label = () => documentOf(store.getState()).pages[0]?.objects.find(({ type }) => type === 'label');
  const choose = async (field: string, option: string) => {
    await user.click(screen.getByRole('button', { name: new RegExp(`${field}$`, 'u') }));
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: option }));
  };
  return { label, choose };
}

describe('what a label names', () => {
  beforeEach(() => fakeScreen(true));

  it('is chosen among the objects of the page, and taken back', async () => {
    const { label, choose } = openFields();
    await choose('Benennt', 'Kreis „Rad“');
    expect(label()).toMatchObject({ anchor: { object: WHEEL, at: { x: 0.5, y: 0.5 } } });
    await choose('Benennt', 'Nichts Bestimmtes');
    expect(label()).toMatchObject({ anchor: null });
  });

  it('may be a spot of the page', () => {
    openFields({ anchor: { object: null, at: { x: 30, y: 40 } } });
    expect(screen.getByRole('button', { name: /Eine Stelle der Seite/u })).toBeDefined();
  });

  it('has a place that is pinned', async () => {
    const { label, choose } = openFields();
    await choose('Platz', 'Festgehalten');
    expect(label()).toMatchObject({ placing: 'pinned' });
  });
});
