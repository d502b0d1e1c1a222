import type { Meta, StoryObj } from '@storybook/react-vite';
import { Circle, Folder, Square } from 'lucide-react';
import { useState } from 'react';
import type { RowDrop } from './row-keys.js';
import { Tree } from './tree.js';
import type { TreeNode } from './tree-rows.js';

const leaf = (id: string, text: string): TreeNode => ({ id, text, children: [] });

const HOUSE: readonly TreeNode[] = [
  leaf('title', 'Titel „Haus“'),
  { id: 'roof', text: 'Dach', children: [leaf('left', 'Linke Hälfte'), leaf('right', 'Rechte Hälfte')] },
  leaf('wall', 'Wand'),
];

function House({ nodes }: { readonly nodes: readonly TreeNode[] }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['wall']));
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['roof']));
  const [drop, setDrop] = useState<RowDrop>();
  const texts = new Map(
    nodes.flatMap((node) => [node, ...node.children]).map(({ id, text }) => [id, text] as const),
  );
  return (
    <div
      style={{ display: 'flex', flexDirection: 'column', width: '16rem', height: '20rem' }}
      data-density="dense"
    >
      <Tree
        label="Objekte"
        nodes={nodes}
        selected={selected}
        onSelect={(ids) => setSelected(new Set(ids))}
        expanded={expanded}
        onExpand={setExpanded}
        renderRow={(id) => (
          <>
            {id === 'roof' ? (
              <Folder size={14} />
            ) : id === 'title' ? (
              <Circle size={14} />
            ) : (
              <Square size={14} />
            )}
            <span>{texts.get(id)}</span>
          </>
        )}
        dragLabel="Verschieben:"
        onDrop={setDrop}
        canHold={(id) => id === 'roof'}
        empty="Noch nichts gezeichnet"
      />
      <output>{drop ? `${drop.ids.join(', ')} ${drop.position} ${drop.target}` : null}</output>
    </div>
  );
}

const meta = {
  title: 'Kit/Tree',
  component: House,
  args: { nodes: HOUSE },
} satisfies Meta<typeof House>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nested: Story = {};
export const Thousand: Story = {
  args: { nodes: Array.from({ length: 1000 }, (_, index) => leaf(`row ${index}`, `Objekt ${index + 1}`)) },
};
export const Empty: Story = { args: { nodes: [] } };
