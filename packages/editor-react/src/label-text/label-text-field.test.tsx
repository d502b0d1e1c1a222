import { beforeEach, describe, expect, it } from '@jest/globals';
import { createEditorStore } from '@tastwerk/editor-core';
import { act, screen, waitFor } from '@testing-library/react';
import { fakeScreen } from '../../test/fakes.js';
import { fakeUser } from '../../test/fake-user.js';
import { renderPanel } from '../../test/render-panel.js';
import { createNewDocument } from '../new-document.js';
import { LabelTextField } from './label-text-field.js';

function openField(text: string) {
  const written: string[] = [];
  renderPanel(
    <LabelTextField text={text} onCommit={(changed) => written.push(changed)} />,
    createEditorStore(createNewDocument('de')),
  );
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const select = (start: number, end: number) => {
    act(() => field.focus());
    field.setSelectionRange(start, end);
  };
  return { field, select, written, user: fakeUser() };
}

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

  it('leaves alone what has no such form', async () => {
    const { field, select, user } = openField('Ö');
    select(1, 1);
    await user.keyboard('{Control>},{/Control}');
    expect(field.value).toBe('Ö');
  });
});
