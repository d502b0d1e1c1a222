import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IconButton } from '../icon-button/icon-button.js';
import { Menu } from './menu.js';

describe('Menu', () => {
  afterEach(cleanup);

  it('ticks the entry that holds, chooses another one, and gives the focus back', async () => {
    const onAction = jest.fn();
    render(
      <Menu
        label="Werkzeuge"
        selectedId="select"
        trigger={<IconButton label="Werkzeug: Auswählen" icon={null} />}
        items={[
          { id: 'select', label: 'Auswählen' },
          { id: 'rect', label: 'Rechteck' },
        ]}
        onAction={onAction}
      />,
    );
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('menu', { name: 'Werkzeuge' })).toBeDefined();
    const entries = screen.getAllByRole('menuitemradio').map((entry) => entry.getAttribute('aria-checked'));
    expect(entries).toEqual(['true', 'false']);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onAction).toHaveBeenCalledWith('rect');
    expect(screen.queryByRole('menu')).toBeNull();
    const button = screen.getByRole('button', { name: 'Werkzeug: Auswählen' });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});
