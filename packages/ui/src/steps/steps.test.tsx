import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { Steps } from './steps.js';

describe('Steps', () => {
  afterEach(cleanup);

  it('tells where one is, what lies behind, and leads to what can be reached', () => {
    render(
      <Steps
        label="Bestellung"
        doneLabel="erledigt"
        currentId="payment"
        steps={[
          { id: 'login', label: 'Anmelden' },
          { id: 'address', label: 'Anschrift', href: '/address' },
          { id: 'payment', label: 'Zahlungsart', href: '/payment' },
          { id: 'overview', label: 'Übersicht' },
        ]}
      />,
    );
    const steps = within(screen.getByRole('navigation', { name: 'Bestellung' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
    expect(steps.map((step) => /erledigt/.test(step.textContent ?? ''))).toEqual([true, true, false, false]);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/address']);
  });
});
