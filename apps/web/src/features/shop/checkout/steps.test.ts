import { describe, expect, it } from '@jest/globals';
import { addressOf } from '../../../../test/address-data.js';
import { chosenAddresses, furthestStep, isDeliverable, stepToShow } from './steps.js';

const NOTHING = { shipping: null, isInvoiceSeparate: false, invoice: null, paymentMethod: null };

describe('the steps of the checkout', () => {
  it.each([
    ['04109', 'DE', true],
    ['4109', 'DE', false],
    ['041090', 'DE', false],
    ['Leipzig 1', 'DE', false],
    ['1010', 'AT', false],
    ['10100', 'AT', false],
  ])('knows whether a parcel can go to %s in %s', (zip, country, isFit) => {
    expect(isDeliverable({ zip, country })).toBe(isFit);
  });

  it('takes an invoice anywhere, a parcel only where it can be brought', () => {
    const addresses = [addressOf(1), addressOf(2, { country: 'AT', zip: '1010' })];
    expect(chosenAddresses({ ...NOTHING, shipping: 1 }, addresses)?.invoice).toBeNull();
    expect(chosenAddresses({ ...NOTHING, shipping: 2 }, addresses)).toBeUndefined();
    const separate = { ...NOTHING, shipping: 1, isInvoiceSeparate: true };
    expect(chosenAddresses(separate, addresses)).toBeUndefined();
    expect(chosenAddresses({ ...separate, invoice: 'new' }, addresses)).toBeUndefined();
    expect(chosenAddresses({ ...separate, invoice: 2 }, addresses)?.invoice?.id).toBe(2);
  });

  it('goes as far as everything before is filled in', () => {
    expect(furthestStep(NOTHING, null)).toBe('login');
    expect(furthestStep(NOTHING, [addressOf(1)])).toBe('address');
    expect(furthestStep({ ...NOTHING, shipping: 'new' }, [addressOf(1)])).toBe('address');
    expect(furthestStep({ ...NOTHING, shipping: 1 }, [addressOf(1)])).toBe('payment');
    expect(furthestStep({ ...NOTHING, shipping: 1, paymentMethod: 'invoice' }, [addressOf(1)])).toBe(
      'overview',
    );
    expect(furthestStep({ ...NOTHING, shipping: 1, paymentMethod: 'invoice' }, [addressOf(2)])).toBe(
      'address',
    );
  });

  it.each([
    [undefined, 'login', 'login'],
    ['overview', 'login', 'login'],
    [undefined, 'overview', 'address'],
    ['login', 'payment', 'address'],
    ['overview', 'payment', 'payment'],
    ['address', 'overview', 'address'],
    ['overview', 'overview', 'overview'],
  ] as const)('shows, asked for %s and having come to %s, %s', (wanted, furthest, shown) => {
    expect(stepToShow(wanted, furthest)).toBe(shown);
  });
});
