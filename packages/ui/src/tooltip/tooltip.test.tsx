import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IconButton } from '../icon-button/icon-button.js';
import { ToggleButton } from '../toggle-button/toggle-button.js';

/** What a screen reader says of a control besides its name. */
function describedBy(control: HTMLElement): readonly string[] {
  const ids = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '');
  return ids.map((id) => document.getElementById(id)?.textContent ?? 'nothing');
}

describe('the tooltip of a button that shows an icon alone', () => {
  afterEach(cleanup);

  it.each([
    ['IconButton', <IconButton key="undo" label="Rückgängig" icon={null} shortcut="Strg+Z" />],
    ['ToggleButton', <ToggleButton key="undo" label="Rückgängig" isIconOnly shortcut="Strg+Z" />],
  ])('%s: shows name and keys, and has the keys alone read out besides the name', async (_, button) => {
    render(button);
    await userEvent.setup().tab();
    expect(screen.getByRole('tooltip').textContent).toBe('RückgängigStrg+Z');
    expect(describedBy(screen.getByRole('button', { name: 'Rückgängig' }))).toEqual(['Strg+Z']);
  });

  it('has nothing read out where there are no keys, and what the button itself says', async () => {
    render(
      <>
        <IconButton label="Suchen" icon={null} />
        <IconButton label="Löschen" icon={null} aria-describedby="what" />
        <p id="what">Der Entwurf „Bohne“</p>
      </>,
    );
    const user = userEvent.setup();
    await user.tab();
    expect(screen.getByRole('tooltip').textContent).toBe('Suchen');
    expect(describedBy(screen.getByRole('button', { name: 'Suchen' }))).toEqual([]);
    await user.tab();
    expect(describedBy(screen.getByRole('button', { name: 'Löschen' }))).toEqual(['Der Entwurf „Bohne“']);
  });
});
