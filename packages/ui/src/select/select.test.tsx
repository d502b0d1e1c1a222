import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Select } from './select.js';

const options = [
  { id: 'DE:VOLL', label: 'Vollschrift' },
  { id: 'DE:KURZ', label: 'Kurzschrift' },
] as const;

describe('Select', () => {
  afterEach(cleanup);

  it('shows what is chosen and gives the id of another choice', async () => {
    const onChange = jest.fn();
    render(<Select label="Brailleschrift" options={options} value="DE:VOLL" onChange={onChange} />);
    const button = screen.getByRole('button', { name: /Brailleschrift/ });
    expect(button.textContent).toBe('Vollschrift');
    const user = userEvent.setup();
    await user.click(button);
    expect(screen.getByRole('option', { name: 'Vollschrift' }).getAttribute('aria-selected')).toBe('true');
    await user.click(screen.getByRole('option', { name: 'Kurzschrift' }));
    expect(onChange).toHaveBeenCalledWith('DE:KURZ');
  });
});
