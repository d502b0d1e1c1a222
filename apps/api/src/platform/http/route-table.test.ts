import { describe, expect, it } from '@jest/globals';
import { differencesOf } from './route-table.js';

describe('the contract and the controllers', () => {
  it('are one table when each row has one method', () => {
    expect(
      differencesOf(
        ['login', 'logout'],
        [
          ['logout', 'A.logout'],
          ['login', 'A.login'],
        ],
      ),
    ).toEqual([]);
  });

  it('differ by a row without a method, a method without a row, and a row with two', () => {
    const methods = [
      ['login', 'A.login'],
      ['login', 'B.login'],
      [undefined, 'B.extra'],
    ] as const;
    expect(differencesOf(['login', 'logout'], methods)).toEqual([
      'B.extra answers requests but has no row in the contract',
      "the contract's row login has 2: A.login, B.login",
      "the contract's row logout has no controller method",
    ]);
  });
});
