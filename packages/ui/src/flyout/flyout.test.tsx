import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Flyout } from './flyout.js';

function open(isOpen = true) {
  const onClose = jest.fn();
  render(
    <Flyout isOpen={isOpen} onClose={onClose} title="Menü" closeLabel="Menü schließen" footer={<p>Ende</p>}>
      <a href="/catalogue">Katalog</a>
    </Flyout>,
  );
  return { onClose, user: userEvent.setup() };
}

describe('Flyout', () => {
  afterEach(cleanup);

  it('shows nothing while it is closed', () => {
    open(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Katalog')).toBeNull();
  });

  it('is named by its title, holds the focus and shows content and footer', () => {
    open();
    const sheet = screen.getByRole('dialog', { name: 'Menü' });
    expect(sheet.contains(document.activeElement)).toBe(true);
    expect(sheet.textContent).toBe('MenüKatalogEnde');
  });

  it.each<[string, (user: ReturnType<typeof userEvent.setup>) => Promise<void>]>([
    ['Escape', (user) => user.keyboard('{Escape}')],
    ['its cross', (user) => user.click(screen.getByRole('button', { name: 'Menü schließen' }))],
    ['a press beside it', (user) => user.click(document.body)],
  ])('asks to be closed by %s, once', async (_, press) => {
    const { onClose, user } = open();
    await press(user);
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
