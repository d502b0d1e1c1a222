import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ROUTES } from '@tastwerk/contracts';
import { CHECKOUT } from '../src/platform/checkout.js';
import { TestProduct } from './harness/test-product.js';

let product: TestProduct;
beforeAll(async () => {
  product = await TestProduct.start();
});
afterAll(() => product.stop());

describe('the facts about the server', () => {
  it('name the version of the house, and no demo accounts where none were seeded', async () => {
    const manifest: unknown = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8'));
    const facts = await product.client.read(ROUTES.backend.response, 'backend');
    expect(manifest).toMatchObject({ version: facts.version });
    expect(facts).toEqual({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      sales: 'off',
      contact: { email: 'shop@tastwerk.example', phone: null },
      demoAccounts: [],
    });
  });
});
