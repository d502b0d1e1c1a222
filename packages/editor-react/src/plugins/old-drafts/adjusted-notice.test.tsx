import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Adjustment } from '@tastwerk/editor-core';
import { cleanup, screen, within } from '@testing-library/react';
import { fakeDrafts, fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPanel } from '../../../test/render-panel.js';
import { createNewDocument } from '../../new-document.js';
import { AdjustedNotice } from './adjusted-notice.js';
import { createEditorStore } from '../../../test/editor-store.js';

function openAdjusted(adjusted: readonly Adjustment[]) {
  const drafts = { ...fakeDrafts().drafts, adjustedOf: () => adjusted };
  renderPanel(<AdjustedNotice />, createEditorStore(createNewDocument('de')), 'de', { drafts });
}

const PLAIN: Adjustment = { code: 'ADJUSTED_TEXT_PLAIN', path: ['pages', 0] };

describe('AdjustedNotice', () => {
  beforeEach(() => fakeScreen(true));
  afterEach(cleanup);

  it('tells each change once, how often it was made, and goes when it is read', async () => {
    openAdjusted([
      PLAIN,
      PLAIN,
      { code: 'ADJUSTED_VALUE_REPLACED', path: [], params: { from: '#f00', to: 'red' } },
    ]);
    expect(screen.getByText('Beim Öffnen wurden 3 Dinge angepasst:')).toBeDefined();
    const told = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(told).toHaveLength(2);
    expect(told[0]?.textContent).toContain('(2-mal)');
    await fakeUser().click(screen.getByRole('button', { name: 'Verstanden' }));
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is not there for a draft that was read as it was', () => {
    openAdjusted([]);
    expect(screen.queryByText(/älteren Version/u)).toBeNull();
  });
});
