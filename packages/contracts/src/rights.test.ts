import { expect, it } from '@jest/globals';
import { ROLES } from './rights.js';

it('the role of an admin is the number that the product spec names', () => {
  expect(ROLES.admin).toBe(1);
  expect(Object.values(ROLES).filter((role) => role === 1)).toHaveLength(1);
});
