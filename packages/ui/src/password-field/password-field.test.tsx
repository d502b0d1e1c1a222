import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PasswordField } from './password-field.js';

describe('the password field', () => {
  afterEach(cleanup);

  it('hides what is typed, and shows it while its button is pressed in', async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Passwort" showLabel="Passwort zeigen" />);
    const input = screen.getByLabelText('Passwort');
    await user.type(input, 'vier Wörter');
    expect(input).toHaveProperty('type', 'password');
    const eye = screen.getByRole('button', { name: 'Passwort zeigen' });
    expect(eye.getAttribute('aria-pressed')).toBe('false');
    await user.click(eye);
    expect(input).toHaveProperty('type', 'text');
    expect(input).toHaveProperty('value', 'vier Wörter');
    expect(eye.getAttribute('aria-pressed')).toBe('true');
    await user.click(eye);
    expect(input).toHaveProperty('type', 'password');
  });

  it('takes what is pasted, and tells password managers what it is for', async () => {
    const user = userEvent.setup();
    render(<PasswordField label="Passwort" showLabel="Passwort zeigen" autoComplete="new-password" />);
    const input = screen.getByLabelText('Passwort');
    expect(input.getAttribute('autocomplete')).toBe('new-password');
    await user.click(input);
    await user.paste('aus dem Passwortverwalter');
    expect(input).toHaveProperty('value', 'aus dem Passwortverwalter');
  });

  it('ties its error to the input', () => {
    render(<PasswordField label="Passwort" showLabel="Passwort zeigen" errorMessage="Zu kurz." isRequired />);
    const input = screen.getByLabelText(/^Passwort\*?$/);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Zu kurz.');
  });
});
