import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SuggestField } from './suggest-field.js';

const KNOWN = ['Pflanzen', 'Planeten'];

function open() {
  const told = { onChoose: jest.fn(), onSubmit: jest.fn(), onClear: jest.fn() };
  function Example() {
    const [value, setValue] = useState('');
    return (
      <SuggestField
        label="Suche"
        clearLabel="Leeren"
        listLabel="Vorschläge"
        value={value}
        onChange={setValue}
        suggestions={
          value === '' ? [] : KNOWN.map((label) => ({ id: label.toLowerCase(), label, note: 'Schlagwort' }))
        }
        spokenCount="2 Vorschläge"
        onChoose={told.onChoose}
        onSubmit={told.onSubmit}
        onClear={() => {
          setValue('');
          told.onClear();
        }}
      />
    );
  }
  render(<Example />);
  return { ...told, user: userEvent.setup(), field: screen.getByRole('combobox', { name: 'Suche' }) };
}

describe('SuggestField', () => {
  afterEach(cleanup);

  it('opens with what fits, says how much, and submits what is typed while nothing is marked', async () => {
    const { user, field, onSubmit, onChoose } = open();
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await user.type(field, 'pl');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'PflanzenSchlagwort',
      'PlanetenSchlagwort',
    ]);
    expect(screen.getByRole('status').textContent).toBe('2 Vorschläge');
    await user.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([['pl']]);
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('marks by the arrow keys in a round that passes the text, and takes what is marked', async () => {
    const { user, field, onSubmit, onChoose } = open();
    await user.type(field, 'p');
    const marked = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await user.keyboard('{ArrowUp}');
    expect(marked()?.textContent).toContain('Planeten');
    await user.keyboard('{ArrowDown}');
    expect(marked()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(marked()?.getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Enter}');
    expect(onChoose.mock.calls).toEqual([['pflanzen']]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('closes by Escape first and clears by the next', async () => {
    const { user, field, onClear } = open();
    await user.type(field, 'p{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    expect(field).toHaveProperty('value', 'p');
    await user.keyboard('{Escape}');
    expect(field).toHaveProperty('value', '');
    expect(onClear).toHaveBeenCalledTimes(1);
  });

  it('takes a suggestion by a click and closes when the focus leaves', async () => {
    const { user, field, onChoose } = open();
    await user.type(field, 'p');
    await user.click(screen.getByRole('option', { name: /Planeten/ }));
    expect(onChoose.mock.calls).toEqual([['planeten']]);
    await user.type(field, 'l');
    expect(screen.getAllByRole('option')).toHaveLength(2);
    await user.tab();
    await user.tab();
    expect(screen.queryByRole('option')).toBeNull();
  });
});
