import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { CommandDialog } from './command-dialog.js';

const ROWS = ['Rechteck', 'Ellipse', 'Linie'];

function Sample({ onChoose, onClose }: { onChoose: (id: string) => void; onClose: () => void }) {
  const [query, setQuery] = useState('');
  const rows = ROWS.filter((label) => label.toLowerCase().includes(query)).map((label) => ({
    id: label,
    label,
    note: `Zeichnet: ${label}`,
  }));
  return (
    <CommandDialog
      title="Befehle"
      searchLabel="Suchen"
      placeholder=""
      query={query}
      onQuery={setQuery}
      sections={[{ id: 'tools', title: 'Werkzeuge', rows }]}
      empty={<p>Nichts</p>}
      hint="Esc schließt"
      onChoose={onChoose}
      onClose={onClose}
    />
  );
}

function open() {
  const onChoose = jest.fn();
  const onClose = jest.fn();
  render(<Sample onChoose={onChoose} onClose={onClose} />);
  return { onChoose, onClose, user: userEvent.setup() };
}

describe('CommandDialog', () => {
  afterEach(cleanup);

  it('is searched by typing and chosen from by the arrow keys, without leaving the field', async () => {
    const { onChoose, user } = open();
    const field = screen.getByRole('searchbox', { name: 'Suchen' });
    expect(document.activeElement).toBe(field);
    await user.keyboard('li');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'EllipseZeichnet: Ellipse',
      'LinieZeichnet: Linie',
    ]);
    await user.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(field);
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith('Linie');
  });

  it('says when nothing fits', async () => {
    const { user } = open();
    await user.keyboard('xyz');
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Nichts']);
  });

  it('asks to be closed by Escape', async () => {
    const { onClose, user } = open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
  });
});
