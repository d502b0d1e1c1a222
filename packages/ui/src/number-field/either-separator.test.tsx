import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { KitProvider } from '../provider/kit-provider.js';
import { NumberField } from './number-field.js';

type User = ReturnType<typeof userEvent.setup>;

async function enterInto(locale: 'de' | 'en', enter: (user: User) => Promise<void>) {
  const onChange = jest.fn();
  render(
    <KitProvider locale={locale}>
      <NumberField label="Breite" unit="millimeter" defaultValue={57.9} onChange={onChange} />
    </KitProvider>,
  );
  const user = userEvent.setup();
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Breite' });
  await user.clear(input);
  await enter(user);
  await user.tab();
  return { onChange, value: input.value };
}

const typeInto = (locale: 'de' | 'en', text: string) => enterInto(locale, (user) => user.keyboard(text));

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

  it.each([
    ['12.5', 12.5],
    ['1.000', 1000],
    ['1.000,5', 1000.5],
  ])('is read when it is pasted: %s', async (text, value) => {
    const { onChange } = await enterInto('de', (user) => user.paste(text));
    expect(onChange).toHaveBeenLastCalledWith(value);
  });

  it('has one decimal separator', async () => {
    const { onChange } = await typeInto('de', '1.2.5');
    expect(onChange).toHaveBeenLastCalledWith(1.25);
  });
});
