import { describe, expect, it } from '@jest/globals';
import { answer, fakeApi, refusal } from '../../../test/fake-api.js';
import { marksToCome } from './marks-to-come.js';

const LINK = 'https://tastwerk.example/catalogue/3/variant/7';

describe('the marks of sheets to come', () => {
  it('are what the server says of the next version of a variant, or of something new', async () => {
    fakeApi({
      'GET /api/variants/7/sheet-marks': () =>
        answer({ marks: { version: 'v4', link: LINK, is_link_known: true } }),
      'GET /api/sheet-marks': () => answer({ marks: { version: 'v1', link: null, is_link_known: false } }),
    });
    expect(await marksToCome(7)).toEqual({ version: 'v4', link: LINK, isLinkKnown: true });
    expect(await marksToCome(null)).toEqual({ version: 'v1', link: null, isLinkKnown: false });
  });

  it('are none where the server prints none, and where it does not answer', async () => {
    fakeApi({
      'GET /api/sheet-marks': () => answer({ marks: null }),
      'GET /api/variants/7/sheet-marks': () => refusal('CATALOGUE_VARIANT_NOT_FOUND'),
    });
    expect(await marksToCome(null)).toBeNull();
    expect(await marksToCome(7)).toBeNull();
  });
});
