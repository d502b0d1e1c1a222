import { describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TagField } from './tag-field.js';

function Tags({ start, known }: { readonly start: readonly string[]; readonly known: readonly string[] }) {
  const [tags, setTags] = useState(start);
  return (
    <TagField
      label="Schlagwörter"
      listLabel="Gesetzt"
      tags={tags}
      suggestions={known}
      onAdd={(name) => setTags((before) => [...before, name])}
      onRemove={(name) => setTags((before) => before.filter((tag) => tag !== name))}
      removeLabel="Entfernen:"
      maxLength={20}
    />
  );
}

const names = () => screen.queryAllByRole('row').map(({ textContent }) => textContent);

describe('TagField', () => {
  it('adds what is typed by Enter and by a comma, each name once', async () => {
    render(<Tags start={['Bio']} known={[]} />);
    const field = screen.getByRole('combobox', { name: 'Schlagwörter' });
    await userEvent.type(field, ' Anatomie {Enter}bio{Enter}Herz,');
    expect(names()).toEqual(['Bio', 'Anatomie', 'Herz']);
    expect(field).toHaveProperty('value', '');
  });

  it('offers known names and takes the one that is chosen', async () => {
    render(<Tags start={[]} known={['Pflanzen', 'Planeten']} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Schlagwörter' }), 'pl');
    await userEvent.click(await screen.findByRole('option', { name: 'Planeten' }));
    await waitFor(() => expect(names()).toEqual(['Planeten']));
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('takes a name away by its cross and by the backspace key', async () => {
    render(<Tags start={['Bio', 'Herz', 'Auge']} known={[]} />);
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen: Herz' }));
    expect(names()).toEqual(['Bio', 'Auge']);
    await userEvent.type(screen.getByRole('combobox', { name: 'Schlagwörter' }), '{Backspace}');
    expect(names()).toEqual(['Bio']);
  });

  it('keeps what was typed when the field is left, no longer than allowed', async () => {
    render(<Tags start={[]} known={[]} />);
    await userEvent.type(screen.getByRole('combobox', { name: 'Schlagwörter' }), 'a'.repeat(25));
    await userEvent.tab();
    expect(names()).toEqual(['a'.repeat(20)]);
  });
});
