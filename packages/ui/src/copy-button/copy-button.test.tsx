import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CopyButton } from './copy-button.js';

const TEXTS = { label: 'Link kopieren', doneLabel: 'Kopiert', failedLabel: 'Kopieren nicht möglich' };

describe('CopyButton', () => {
  afterEach(cleanup);

  it('puts the text into the clipboard, says so, and begins anew with another text', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<CopyButton {...TEXTS} text="eins" />);
    await user.click(screen.getByRole('button', { name: 'Link kopieren' }));
    expect(await screen.findByRole('button', { name: 'Kopiert' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Kopiert');
    expect(await navigator.clipboard.readText()).toBe('eins');
    rerender(<CopyButton {...TEXTS} text="zwei" />);
    expect(screen.getByRole('button', { name: 'Link kopieren' })).toBeTruthy();
  });

  it('says that it could not where the browser refuses', async () => {
    const user = userEvent.setup();
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    render(<CopyButton {...TEXTS} text="eins" />);
    await user.click(screen.getByRole('button', { name: 'Link kopieren' }));
    expect(await screen.findByRole('button', { name: 'Kopieren nicht möglich' })).toBeTruthy();
  });
});
