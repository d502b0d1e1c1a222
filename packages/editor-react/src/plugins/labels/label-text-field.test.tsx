import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPanel } from '../../../test/render-panel.js';
import { newUuid } from '../../base/new-uuid.js';
import { createNewDocument } from '../../new-document.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorState } from '../../state/use-editor-state.js';
import { LabelTextField } from './label-text-field.js';
import { createEditorStore } from '../../../test/editor-store.js';
import { createObject } from '@tastwerk/editor-core/standard';
import type { PageObject } from '@tastwerk/editor-core';

const NO_OBJECTS: readonly PageObject[] = [];

/** The label that the field belongs to, as the document has it. */
function Field() {
  const [label] = useEditorState(({ history }) => history.present.pages[0]?.objects ?? NO_OBJECTS);
  return label?.type === 'label' ? <LabelTextField label={label} /> : null;
}

function openField(text: string) {
  const blank = createNewDocument('de');
  const objects = [createObject('label', { uuid: newUuid(), text })];
  const store = createEditorStore({ ...blank, pages: blank.pages.map((page) => ({ ...page, objects })) });
  const written: string[] = [];
  store.subscribe(() => {
    const [label] = documentOf(store.getState()).pages[0]?.objects ?? [];
    if (label?.type === 'label' && label.text !== (written.at(-1) ?? text)) written.push(label.text);
  });
  renderPanel(<Field />, store);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const select = (start: number, end: number) => {
    act(() => field.focus());
    field.setSelectionRange(start, end);
  };
  return { field, select, written, store, user: fakeUser() };
}

const said = () => screen.getByRole('status').textContent;
const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');

describe('LabelTextField', () => {
  beforeEach(() => fakeScreen(true));

  it('lowers and raises what is selected by buttons, and keeps it selected', async () => {
    const { field, select, written, user } = openField('H2O');
    select(1, 2);
    await user.click(screen.getByRole('button', { name: 'Tiefgestellt' }));
    expect(field.value).toBe('H₂O');
    expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
    await user.click(screen.getByRole('button', { name: 'Hochgestellt' }));
    expect(field.value).toBe('H²O');
    await waitFor(() => expect(written.at(-1)).toBe('H²O'));
    await user.click(screen.getByRole('button', { name: 'Hochgestellt' }));
    expect(field.value).toBe('H2O');
    await waitFor(() => expect(written.at(-1)).toBe('H2O'));
  });

  it('does so by keys for the character before the caret while typing', async () => {
    const { field, select, user } = openField('');
    select(0, 0);
    await user.keyboard('CO2{Control>},{/Control} und m2{Control>}.{/Control}!');
    expect(field.value).toBe('CO₂ und m²!');
  });

  it('lowers what is typed next, until a character has no such form', async () => {
    const { field, select, user } = openField('');
    select(0, 0);
    await user.keyboard('x{Control>},{/Control}');
    expect(pressed('Tiefgestellt')).toBe('true');
    expect(pressed('Hochgestellt')).toBe('false');
    expect(said()).toBe('Was Sie als Nächstes schreiben, wird tiefgestellt.');
    await user.keyboard('12');
    expect(pressed('Tiefgestellt')).toBe('true');
    await user.keyboard('Y');
    expect(pressed('Tiefgestellt')).toBe('false');
    expect(said()).toBe('');
    await user.keyboard('3');
    expect(field.value).toBe('x₁₂Y3');
  });

  it('sets what is typed next in the middle of a text, and keeps the caret there', async () => {
    const { field, select, user } = openField('CH ist Gas');
    select(2, 2);
    await user.click(screen.getByRole('button', { name: 'Tiefgestellt' }));
    await user.keyboard('4');
    expect(field.value).toBe('CH₄ ist Gas');
    expect(field.selectionStart).toBe(3);
  });

  it('goes from lowered to raised by the other key, and back on the line by the same one', async () => {
    const { field, select, user } = openField('');
    select(0, 0);
    await user.keyboard('SO{Control>},{/Control}4{Control>}.{/Control}2-');
    await user.keyboard('{Control>}.{/Control}2');
    expect(field.value).toBe('SO₄²⁻2');
    expect(pressed('Hochgestellt')).toBe('false');
  });

  it('ends that when the caret is moved', async () => {
    const { field, select, user } = openField('ab');
    select(2, 2);
    await user.keyboard('{Control>},{/Control}');
    expect(pressed('Tiefgestellt')).toBe('true');
    act(() => {
      field.setSelectionRange(1, 1);
      document.dispatchEvent(new Event('selectionchange'));
    });
    expect(pressed('Tiefgestellt')).toBe('false');
    await user.keyboard('2');
    expect(field.value).toBe('a2b');
  });

  it('says what has no such form: selected, before the caret, or typed next', async () => {
    const { field, select, user } = openField('Öy');
    select(0, 2);
    await user.keyboard('{Control>},{/Control}');
    expect(field.value).toBe('Öy');
    expect(said()).toBe('Für „Öy“ gibt es keine tiefgestellten Zeichen.');
    expect(pressed('Tiefgestellt')).toBe('false');
    select(2, 2);
    await user.keyboard('{Control>}.{/Control}');
    expect(said()).toBe(
      'Für „y“ gibt es kein hochgestelltes Zeichen. Was Sie als Nächstes schreiben, wird hochgestellt.',
    );
    await user.keyboard('q');
    expect(field.value).toBe('Öyq');
    expect(said()).toBe('Für „q“ gibt es kein hochgestelltes Zeichen.');
  });
});
