import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { List, type ListRow } from './list.js';

function Pages({
  rows: start,
  isSortable,
}: {
  readonly rows: readonly ListRow[];
  readonly isSortable: boolean;
}) {
  const [rows, setRows] = useState(start);
  const [selectedId, setSelectedId] = useState(start[0]?.id ?? '');
  return (
    <div style={{ display: 'flex', width: '16rem', height: '16rem' }} data-density="dense">
      <List
        label="Seiten"
        rows={rows}
        selectedId={selectedId}
        onSelect={setSelectedId}
        renderRow={({ text }) => text}
        rowHeightPx={32}
        dragLabel="Verschieben:"
        {...(isSortable
          ? {
              onDrop: ({ ids, target, position }) => {
                const moved = rows.filter(({ id }) => ids.includes(id));
                const others = rows.filter(({ id }) => !ids.includes(id));
                const place = others.findIndex(({ id }) => id === target);
                setRows(others.toSpliced(position === 'after' ? place + 1 : place, 0, ...moved));
              },
            }
          : {})}
      />
    </div>
  );
}

const meta = {
  title: 'Kit/List',
  component: Pages,
  args: {
    rows: ['Seite 1', 'Seite 2', 'Seite 3'].map((text) => ({ id: text, text })),
    isSortable: true,
  },
} satisfies Meta<typeof Pages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sortable: Story = {};
export const Long: Story = {
  args: {
    rows: Array.from({ length: 500 }, (_, index) => ({ id: String(index), text: `Schritt ${index + 1}` })),
    isSortable: false,
  },
};
