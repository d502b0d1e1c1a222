import { describe, expect, it } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { DataGrid, type DataGridProps } from './data-grid.js';
import { GRID_TEXTS } from '../../test/grid-texts.js';
import type { GridRows } from './grid-model.js';

const ROWS: GridRows = [
  ['Stadt', 'Menschen'],
  ['Wien', '2'],
  ['Bonn', '3'],
];

function open(given: Partial<DataGridProps> = {}) {
  const said: GridRows[] = [];
  function Example() {
    const [rows, setRows] = useState(given.rows ?? ROWS);
    return (
      <>
        <button type="button">davor</button>
        <DataGrid
          label="Daten"
          texts={GRID_TEXTS}
          hasRowHeader
          errorAt={(row, column) =>
            row > 0 && column === 1 && Number.isNaN(Number(rows[row]?.[1]))
              ? 'Das ist keine Zahl.'
              : undefined
          }
          {...given}
          rows={rows}
          onChange={(next) => {
            said.push(next);
            setRows(next);
          }}
        />
        <button type="button">danach</button>
      </>
    );
  }
  render(<Example />);
  const grid = screen.getByRole('grid', { name: 'Daten' });
  const user = userEvent.setup();
  const texts = () =>
    within(grid)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  const focused = () => document.activeElement?.textContent;
  const paste = (text: string) => {
    const target = document.activeElement ?? grid;
    const event = createEvent.paste(target, {
      clipboardData: { getData: () => text, setData: () => undefined },
    });
    fireEvent(target, event);
  };
  const selected = () =>
    [...grid.querySelectorAll('[aria-selected="true"]')].map(({ textContent }) => textContent);
  const status = () => screen.getByRole('status').textContent;
  return { grid, user, said, texts, focused, paste, selected, status };
}

describe('DataGrid', () => {
  it('has rows with headers, and is one tab stop', async () => {
    const { user, focused } = open();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(ROWS[0]);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Wien', 'Bonn']);
    await user.click(screen.getByRole('button', { name: 'Zeile löschen' }));
    act(() => screen.getByRole('button', { name: 'Rückgängig' }).focus());
    await user.tab();
    expect(focused()).toBe('Bonn');
    await user.tab();
    expect(focused()).toBe('danach');
  });

  it('is gone through by arrow keys, Home, End and with Ctrl', async () => {
    const { user, focused } = open();
    await user.click(screen.getByText('Wien'));
    const seen: unknown[] = [];
    for (const keys of ['{ArrowRight}', '{ArrowDown}', '{ArrowDown}', '{Home}', '{End}']) {
      await user.keyboard(keys);
      seen.push(focused());
    }
    await user.keyboard('{Control>}{Home}{/Control}');
    seen.push(focused());
    await user.keyboard('{Control>}{End}{/Control}');
    expect([...seen, focused()]).toEqual(['2', '3', '3', 'Bonn', '3', 'Stadt', '3']);
  });

  it('writes in place of what stands there by a letter, and goes on in it by Enter', async () => {
    const { user, texts, focused } = open();
    await user.click(screen.getByText('2'));
    await user.keyboard('17');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Menschen, Wien' }).value).toBe('17');
    await user.keyboard('{Enter}');
    expect([texts()[1], focused()]).toEqual([['Wien', '17'], '3']);
    await user.keyboard('{F2}5{Tab}');
    expect(texts()[2]).toEqual(['Bonn', '35']);
  });

  it('forgets what was typed by Escape, which then reaches what is around it', async () => {
    const { user, said, focused } = open();
    await user.click(screen.getByText('2'));
    await user.keyboard('99{Escape}');
    expect([said, focused()]).toEqual([[], '2']);
    expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })).toBe(true);
  });

  it('keeps what was typed when the field is left by the mouse', async () => {
    const { user, texts } = open();
    await user.click(screen.getByText('2'));
    await user.keyboard('8');
    await user.click(screen.getByRole('button', { name: 'davor' }));
    expect(texts()[1]).toEqual(['Wien', '8']);
    await user.click(screen.getByText('8'));
    await user.keyboard('9');
    await user.click(screen.getByText('Bonn'));
    expect(texts()[1]).toEqual(['Wien', '9']);
  });

  it('adds a row by Enter in the last one', async () => {
    const { user, texts } = open();
    await user.click(screen.getByText('Bonn'));
    await user.keyboard('Ulm{Enter}Graz{Enter}');
    expect(texts().map(([first]) => first)).toEqual(['Stadt', 'Wien', 'Ulm', 'Graz', '']);
  });

  it('takes a block from a spreadsheet, grows for it, and takes it back', async () => {
    const { user, texts, paste, selected, status } = open();
    await user.click(screen.getByText('Bonn'));
    paste('Ulm\t4\t5\r\nGraz\t6\t7\r\n');
    expect(texts()).toEqual([
      ['Stadt', 'Menschen', 'Spalte 3'],
      ['Wien', '2', ''],
      ['Ulm', '4', '5'],
      ['Graz', '6', '7'],
    ]);
    expect([selected(), status()]).toEqual([['Ulm', '4', '5', 'Graz', '6', '7'], '2 × 3 eingefügt']);
    await user.keyboard('{Control>}z{/Control}');
    expect(texts()).toEqual(ROWS);
    await user.keyboard('{Control>}y{/Control}');
    expect(texts()).toHaveLength(4);
  });

  it('selects with Shift, copies, fills and clears what is selected', async () => {
    const { user, grid, texts, paste, selected } = open();
    await user.click(screen.getByText('Wien'));
    await user.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['Wien', '2', 'Bonn', '3']);
    let copied = '';
    fireEvent.copy(grid, { clipboardData: { setData: (_: string, text: string) => (copied = text) } });
    expect(copied).toBe('Wien\t2\nBonn\t3');
    await user.keyboard('{Delete}');
    expect(texts()).toEqual([ROWS[0], ['', ''], ['', '']]);
    paste('7');
    expect(texts().slice(1)).toEqual([
      ['7', '7'],
      ['7', '7'],
    ]);
  });

  it('adds and removes rows and columns by keys and buttons, and says so', async () => {
    const { user, texts, status } = open();
    await user.click(screen.getByText('Wien'));
    await user.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    expect([texts().map(([first]) => first), status()]).toEqual([
      ['Stadt', 'Wien', '', 'Bonn'],
      'Zeile 2 neu',
    ]);
    await user.keyboard('{Alt>}{Delete}{/Alt}');
    await user.keyboard('{Alt>}{Shift>}{ArrowLeft}{/Shift}{/Alt}');
    expect(texts()[0]).toEqual(['Spalte 1', 'Stadt', 'Menschen']);
    await user.click(screen.getByRole('button', { name: 'Spalte löschen' }));
    expect(texts()).toEqual(ROWS);
    await user.click(screen.getByRole('button', { name: 'Zeile einfügen' }));
    expect(texts()).toHaveLength(4);
  });

  it('leaves columns and their names as they are where they are fixed', async () => {
    const { user, texts, paste, said } = open({ hasFixedColumns: true });
    expect(screen.queryByRole('button', { name: 'Spalte einfügen' })).toBeNull();
    await user.click(screen.getByText('Stadt'));
    await user.keyboard('x{Enter}{Delete}');
    expect(said).toEqual([]);
    paste('Ulm\t4\t5');
    expect(texts()[1]).toEqual(['Ulm', '4']);
  });

  it('says what is wrong with a cell when it is reached', async () => {
    const { user } = open({ rows: [...ROWS, ['Ulm', 'viele']] });
    const cell = screen.getByText('viele').closest('[role="gridcell"]');
    expect(cell?.getAttribute('aria-invalid')).toBe('true');
    expect(cell?.getAttribute('aria-describedby')).toBeNull();
    await user.click(screen.getByText('viele'));
    const id = cell?.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe('Das ist keine Zahl.');
  });

  it('has only some of many rows in the page, and the one in hand', async () => {
    const many = [['Nr', 'Wert'], ...Array.from({ length: 500 }, (_, index) => [`Z${index + 1}`, '1'])];
    const { grid, user, focused } = open({ rows: many });
    expect(grid.getAttribute('aria-rowcount')).toBe('501');
    expect(within(grid).getAllByRole('row').length).toBeLessThan(60);
    await user.click(screen.getByText('Z1'));
    await user.keyboard('{Control>}{End}{/Control}{Home}');
    expect(focused()).toBe('Z500');
    expect(within(grid).getAllByRole('row').at(-1)?.getAttribute('aria-rowindex')).toBe('501');
  });
});
