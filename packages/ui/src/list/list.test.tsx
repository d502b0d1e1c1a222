import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { List, type ListProps, type ListRow } from './list.js';

const ROWS: readonly ListRow[] = ['Eins', 'Zwei', 'Drei'].map((text) => ({ id: text, text }));

function Example(given: Partial<ListProps<ListRow>>) {
  const [selectedId, setSelectedId] = useState('Zwei');
  return (
    <List
      label="Seiten"
      rows={ROWS}
      selectedId={selectedId}
      onSelect={setSelectedId}
      renderRow={({ text }) => <span>{text}</span>}
      rowHeightPx={32}
      {...given}
    />
  );
}

const chosen = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => row.getAttribute('aria-label'));

describe('List', () => {
  afterEach(cleanup);

  it('is entered at the chosen row and chooses by arrow keys and clicks', async () => {
    render(<Example />);
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Zwei');
    await user.keyboard('{ArrowDown}');
    expect(chosen()).toEqual(['Drei']);
    await user.click(screen.getByRole('row', { name: 'Eins' }));
    expect(chosen()).toEqual(['Eins']);
    await user.keyboard('{Escape}');
    expect(chosen()).toEqual(['Eins']);
  });

  it('tells what keys ask of the row in focus', async () => {
    const onKey = jest.fn();
    render(<Example onKey={onKey} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{F2}{Alt>}{ArrowUp}{/Alt}{Delete}');
    expect(onKey.mock.calls).toEqual([
      ['rename', 'Zwei'],
      ['up', 'Zwei'],
      ['delete', 'Zwei'],
    ]);
  });

  it('moves a row by its handle and the keyboard', async () => {
    const onDrop = jest.fn();
    render(<Example onDrop={onDrop} dragLabel="Verschieben:" />);
    const user = userEvent.setup();
    await user.tab();
    await user.tab();
    await user.keyboard('{Enter}');
    await screen.findAllByRole('button', { name: /Eins/ });
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onDrop.mock.calls).toMatchObject([[{ ids: ['Zwei'] }]]);
  });
});
