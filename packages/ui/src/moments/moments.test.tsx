import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { KitProvider } from '../provider/kit-provider.js';
import { useMoments } from './moments.js';

const NOON = new Date(2026, 4, 4, 12, 5).toISOString();

function Written() {
  const { dayText, momentText } = useMoments();
  return (
    <p>
      {dayText(NOON)} | {momentText(NOON)}
    </p>
  );
}

test.each([
  ['de', '04.05.2026 | 04.05.2026, 12:05'],
  ['de-DE', '04.05.2026 | 04.05.2026, 12:05'],
  ['en', '4 May 2026 | 4 May 2026, 12:05'],
  ['en-GB', '4 May 2026 | 4 May 2026, 12:05'],
])('in %s, days and moments are written %s', (locale, text) => {
  render(
    <KitProvider locale={locale}>
      <Written />
    </KitProvider>,
  );
  expect(screen.getByText(text)).toBeTruthy();
});
