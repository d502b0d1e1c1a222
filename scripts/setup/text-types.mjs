import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './files-below.mjs';
import { isFresh, stampFresh } from './fingerprint.mjs';
import { ROOT } from './root.mjs';

/** Texts whose keys are types. */
export const TYPED_TEXTS = 'apps/api/src/i18n/';
const REMEMBERED = ['apps/api/tsconfig.tsbuildinfo', 'node_modules/.cache/tests.tsbuildinfo'];

/**
 * Makes the next compilation look at all users of the texts if one was written since the last call. The compiler (7.0.2) notices only the first
 * change of a JSON file in its cache, and keeps old errors and old keys after that: https://github.com/microsoft/TypeScript/issues/64025.
 */
export function forgetTypesOfTexts() {
  const written = [...filesBelow(join(ROOT, TYPED_TEXTS))].map((path) => statSync(path).mtimeMs).join();
  if (isFresh('text-types', written)) return;
  for (const path of REMEMBERED) rmSync(join(ROOT, path), { force: true });
  stampFresh('text-types', written);
}
