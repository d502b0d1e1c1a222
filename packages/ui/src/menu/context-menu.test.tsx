import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ContextMenu } from './context-menu.js';

function open() {
  const onAction = jest.fn();
  const onClose = jest.fn();
  render(
    <ContextMenu
      label="Kontextmenü"
      at={{ x: 40, y: 30 }}
      items={[
        { id: 'copy', label: 'Kopieren' },
        { kind: 'separator', id: 'line' },
        { id: 'delete', label: 'Löschen' },
      ]}
      onAction={onAction}
      onClose={onClose}
    />,
  );
  return { onAction, onClose, user: userEvent.setup() };
}

describe('ContextMenu', () => {
  afterEach(cleanup);

  it('takes the focus and runs what the keyboard chooses', async () => {
    const { onAction, user } = open();
    expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Kopieren' }));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onAction).toHaveBeenCalledWith('delete');
  });

  it('asks to be closed by Escape', async () => {
    const { onAction, onClose, user } = open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalled();
    expect(onAction).not.toHaveBeenCalled();
  });
});
