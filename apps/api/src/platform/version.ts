import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CHECKOUT } from './checkout.js';

const manifestSchema = z.object({ version: z.string() });

/** The version of the product, as the checkout's manifest names it. */
export const VERSION = manifestSchema.parse(
  JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8')),
).version;
