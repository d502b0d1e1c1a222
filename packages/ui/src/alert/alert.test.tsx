import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { KitProvider } from '../provider/kit-provider.js';
import { Alert, type AlertKind } from './alert.js';

const KINDS: readonly AlertKind[] = ['success', 'info', 'warning', 'danger'];

describe('Alert', () => {
  afterEach(cleanup);

  it('tells its four kinds apart by colour and by icon', () => {
    const pictures = KINDS.map((kind) => {
      const { container, unmount } = render(<Alert kind={kind}>Text</Alert>);
      expect(container.querySelector(`.${kind}`)?.textContent).toBe('Text');
      const picture = container.querySelector('svg')?.innerHTML;
      unmount();
      return picture;
    });
    expect(pictures).not.toContain(undefined);
    expect(new Set(pictures).size).toBe(KINDS.length);
  });

  it.each([
    ['de-DE', ['Erfolg', 'Hinweis', 'Warnung', 'Fehler']],
    ['en-GB', ['Success', 'Note', 'Warning', 'Error']],
  ])('without a title says in %s what kind it is of', (locale, headings) => {
    render(
      <KitProvider locale={locale}>
        {KINDS.map((kind) => (
          <Alert key={kind} kind={kind}>
            Text
          </Alert>
        ))}
        <Alert kind="danger" title="Titel">
          Text
        </Alert>
      </KitProvider>,
    );
    expect(screen.getAllByRole('img').map((icon) => icon.getAttribute('aria-label'))).toEqual(headings);
  });

  it.each([
    ['danger', 'alert'],
    ['warning', 'alert'],
    ['info', 'status'],
    ['success', 'status'],
  ] as const)('of the kind %s speaks as %s when it is announced, and else not by itself', (kind, role) => {
    const { rerender } = render(<Alert kind={kind}>Text</Alert>);
    expect(screen.queryByRole(role)).toBeNull();
    rerender(
      <Alert kind={kind} isAnnounced>
        Text
      </Alert>,
    );
    expect(screen.getByRole(role).textContent).toBe('Text');
  });

  it('shows a heading and what can be done', () => {
    render(
      <Alert kind="warning" title="Achtung" headingLevel={2} actions={<button type="button">Weiter</button>}>
        Text
      </Alert>,
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Achtung' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Weiter' })).toBeTruthy();
  });
});
