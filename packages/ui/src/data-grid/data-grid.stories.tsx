import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { GRID_TEXTS } from '../../test/grid-texts.js';
import { DataGrid, type DataGridProps } from './data-grid.js';
import type { GridRows } from './grid-model.js';

function Sheet({ rows: start, width, ...rest }: Partial<DataGridProps> & { readonly width: string }) {
  const [rows, setRows] = useState<GridRows>(start ?? []);
  const isWrong = (text = '') => text !== '' && !/^-?\d+(?:,\d+)?$/u.test(text);
  return (
    <div style={{ display: 'grid', width, maxWidth: '100%', height: '24rem' }}>
      <DataGrid
        label="Daten"
        texts={GRID_TEXTS}
        kinds={['text', 'number', 'number']}
        errorAt={(row, column) =>
          row > 0 && column > 0 && isWrong(rows[row]?.[column])
            ? `„${rows[row]?.[column]}“ ist keine Zahl.`
            : undefined
        }
        {...rest}
        rows={rows}
        onChange={setRows}
      />
    </div>
  );
}

const meta = {
  title: 'Kit/Data grid',
  component: Sheet,
  args: {
    width: '36rem',
    hasRowHeader: true,
    rows: [
      ['Stadt', '2020', '2024'],
      ['Wien', '1,92', '2,01'],
      ['Graz', '0,29', '0,30'],
      ['Linz', '0,21', 'rund 0,2'],
      ['Salzburg', '0,16', ''],
    ],
  },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Cities: Story = {};
export const Empty: Story = { args: { rows: [] } };
export const FixedColumns: Story = { args: { hasFixedColumns: true, hasRowHeader: false } };
export const Narrow: Story = {
  args: {
    width: '22rem',
    kinds: ['text', ...Array.from({ length: 5 }, () => 'number' as const)],
    rows: [
      ['Monat', 'Bern', 'Zürich', 'Genf', 'Basel', 'Lugano'],
      ...['Januar', 'Februar', 'März', 'April'].map((month, index) => [
        month,
        ...Array.from({ length: 5 }, (_, town) => String(index * 3 + town)),
      ]),
    ],
  },
};
export const Long: Story = {
  args: {
    rows: [
      ['Nummer', 'Länge', 'Breite'],
      ...Array.from({ length: 200 }, (_, index) => [
        `Blatt ${index + 1}`,
        String(index),
        String(200 - index),
      ]),
    ],
  },
};
