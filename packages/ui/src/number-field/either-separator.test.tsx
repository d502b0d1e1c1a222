import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { KitProvider } from '../provider/kit-provider.js';
import { NumberField } from './number-field.js';

async function typeInto(locale: 'de' | 'en', text: string, digits = 2) {
  const onChange = jest.fn();
  render(
    <KitProvider locale={locale}>
      <NumberField
        label="Breite"
        unit="millimeter"
        defaultValue={57.9}
        maximumFractionDigits={digits}
        onChange={onChange}
      />
    </KitProvider>,
  );
  const user = userEvent.setup();
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Breite' });
  await user.clear(input);
  await user.type(input, text);
  await user.tab();
  return { onChange, value: input.value };
}

describe('a number with a comma or a point', () => {
  afterEach(cleanup);

  it.each([
    ['de', '12.5', '12,5 mm'],
    ['de', '12,5', '12,5 mm'],
    ['en', '12,5', '12.5 mm'],
    ['en', '12.5', '12.5 mm'],
  ] as const)('means the same in a field in %s: %s', async (locale, text, shown) => {
    const { onChange, value } = await typeInto(locale, text);
    expect(onChange).toHaveBeenLastCalledWith(12.5);
    expect(value).toBe(shown);
  });

  it('has one decimal separator', async () => {
    const { onChange } = await typeInto('de', '1.2.5');
    expect(onChange).toHaveBeenLastCalledWith(1.25);
  });
});
