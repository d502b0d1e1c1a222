import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileButton } from './file-button.js';

describe('FileButton', () => {
  it('gives the one file that was chosen', async () => {
    const chosen: string[] = [];
    const { container } = render(
      <FileButton accept={['.json']} onFile={(file) => chosen.push(file.name)}>
        Datei öffnen
      </FileButton>,
    );
    expect(screen.getByRole('button', { name: 'Datei öffnen' })).toBeDefined();
    const input = container.querySelector('input');
    if (!input) throw new Error('there is no file field');
    await userEvent.upload(input, new File(['{}'], 'bohne.json', { type: 'application/json' }));
    expect(chosen).toEqual(['bohne.json']);
    expect(input.multiple).toBe(false);
  });
});
