import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Checkbox } from './checkbox.js';

describe('the box to tick', () => {
  afterEach(cleanup);

  it('says that it must be ticked, with an asterisk for the eyes', () => {
    render(
      <Checkbox isSelected={false} isRequired>
        Ich stimme zu.
      </Checkbox>,
    );
    const box = screen.getByRole('checkbox', { name: 'Ich stimme zu.' });
    expect(box.getAttribute('aria-required')).toBe('true');
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  it('is described by what is wrong with it, which nothing else speaks', () => {
    render(
      <Checkbox isSelected={false} errorMessage="Bitte stimmen Sie zu.">
        Ich stimme zu.
      </Checkbox>,
    );
    const box = screen.getByRole('checkbox');
    expect(box.getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(box.getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe('Bitte stimmen Sie zu.');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
