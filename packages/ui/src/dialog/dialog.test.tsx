import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Dialog } from './dialog.js';

function open(closesOnBackdrop?: boolean) {
  const onClose = jest.fn();
  render(
    <Dialog
      isOpen
      onClose={onClose}
      title="Entwurf löschen?"
      closeLabel="Schließen"
      {...(closesOnBackdrop === undefined ? {} : { closesOnBackdrop })}
    >
      <p>Inhalt</p>
    </Dialog>,
  );
  return { onClose, user: userEvent.setup() };
}

describe('Dialog', () => {
  afterEach(cleanup);

  it('is named by its title and holds the focus', () => {
    open();
    const dialog = screen.getByRole('dialog', { name: 'Entwurf löschen?' });
    expect(dialog.contains(document.activeElement)).toBe(true);
  });

  it('asks to be closed by Escape, once', async () => {
    const { onClose, user } = open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('asks to be closed by the cross', async () => {
    const { onClose, user } = open();
    await user.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('a press beside it, when that closes: %s', async (closes, times) => {
    const { onClose, user } = open(closes);
    await user.click(document.body);
    expect(onClose).toHaveBeenCalledTimes(times);
  });
});
