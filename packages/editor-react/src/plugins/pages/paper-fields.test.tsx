import { beforeEach, describe, expect, it } from '@jest/globals';
import { undo } from '@tastwerk/editor-core';
import { act, screen, within } from '@testing-library/react';
import { actionStore } from '../../../test/action-store.js';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPart } from '../../../test/render-part.js';
import { newUuid } from '../../base/new-uuid.js';
import { PaperFields } from './paper-fields.js';
import { createObject } from '@tastwerk/editor-core/standard';

function openFields(language: 'de' | 'en') {
  const hand = actionStore([
    createObject('rect', { uuid: newUuid(), x: 95, y: 138.5, width: 20, height: 20 }),
  ]);
  renderPart(<PaperFields />, hand.store, language);
  const user = fakeUser();
  const choose = async (field: RegExp, option: string) => {
    await user.click(screen.getByRole('button', { name: field }));
    await user.click(within(screen.getByRole('listbox')).getByRole('option', { name: option }));
  };
  return { hand, choose };
}

describe('PaperFields', () => {
  beforeEach(() => fakeScreen(true));

  it('changes the paper and leaves objects where they are', async () => {
    const { hand, choose } = openFields('de');
    await choose(/Format/, 'A3 hoch (297 × 420 mm)');
    expect(hand.state().history.present).toMatchObject({ width: 297, height: 420 });
    expect(hand.objects()).toMatchObject([{ x: 95, y: 138.5, width: 20 }]);
  });

  it('takes objects along as chosen, in one step', async () => {
    const { hand, choose } = openFields('en');
    await choose(/Objects/, 'Scale with the paper');
    await choose(/Format/, 'A3 portrait (297 × 420 mm)');
    const [object] = hand.objects();
    expect(object?.type === 'rect' && object.width).toBeCloseTo((20 * 400) / 277);
    act(() => void hand.store.dispatch(undo()));
    expect(hand.state().history.present).toMatchObject({ width: 210 });
    expect(hand.objects()).toMatchObject([{ x: 95, width: 20 }]);
  });
});
