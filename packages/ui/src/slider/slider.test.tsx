import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Slider } from './slider.js';

describe('Slider', () => {
  afterEach(cleanup);

  it('is named, says its value and is set by keys within its bounds', async () => {
    const onChange = jest.fn();
    render(<Slider label="Deckkraft" minValue={0} maxValue={10} defaultValue={9} onChange={onChange} />);
    const slider = screen.getByRole('slider', { name: /Deckkraft/ });
    expect(screen.getByRole('status').textContent).toBe('9');
    const user = userEvent.setup();
    await user.tab();
    expect(document.activeElement).toBe(slider);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(onChange.mock.calls.map(([value]) => value)).toEqual([10, 9]);
  });
});
