import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from 'lucide-react';
import { useState } from 'react';
import { SuggestField } from './suggest-field.js';

const KNOWN = ['Pflanzenzelle', 'Pflanzen', 'Planeten', 'Uhr lesen'];

function Search({ start }: { readonly start: string }) {
  const [value, setValue] = useState(start);
  const suggestions = KNOWN.filter((name) => name.toLowerCase().includes(value.trim().toLowerCase())).map(
    (label) => ({ id: label, label, note: 'Schlagwort', icon: <Tag /> }),
  );
  return (
    <div style={{ width: '24rem', minHeight: '16rem' }}>
      <SuggestField
        label="Katalog durchsuchen"
        placeholder="z. B. Pflanzenzelle"
        clearLabel="Suche leeren"
        listLabel="Vorschläge"
        value={value}
        onChange={setValue}
        suggestions={value.trim() === '' ? [] : suggestions}
        spokenCount={`${suggestions.length} Vorschläge`}
        onChoose={setValue}
        onSubmit={() => undefined}
        onClear={() => setValue('')}
      />
    </div>
  );
}

const meta = { title: 'Kit/SuggestField', component: Search, args: { start: '' } } satisfies Meta<
  typeof Search
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = { args: { start: 'Pla' } };
