import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
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

describe('a tooltip that the pointer shows', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  const pass = () => act(() => jest.advanceTimersByTimeAsync(5000));

  /** The button, its tooltip, and the hand over both. */
  async function shown() {
    render(<IconButton label="Suchen" icon={null} />);
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const button = screen.getByRole('button', { name: 'Suchen' });
    // react-aria hears of a pointer once it has moved.
    await user.pointer([{ target: document.body }, { target: button }]);
    await pass();
    return { user, button, tooltip: screen.getByRole('tooltip') };
  }

  it('stays as long as the pointer rests on it, and goes when it leaves', async () => {
    const { user, button, tooltip } = await shown();
    await user.unhover(button);
    await user.hover(tooltip);
    await pass();
    expect(screen.getByRole('tooltip')).toBe(tooltip);
    await user.unhover(tooltip);
    await pass();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });

  it('closes with Escape, wherever the pointer is', async () => {
    const { user, button, tooltip } = await shown();
    await user.unhover(button);
    await user.hover(tooltip);
    await user.keyboard('{Escape}');
    await pass();
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});
