import { beforeEach } from '@jest/globals';
import { FILE_MS } from '../setup/patience.mjs';

const begun = Date.now();

// A file in which each test waits in vain ends within minutes all the same.
beforeEach(() => {
  if (Date.now() - begun > FILE_MS) throw new Error(`this file takes more than ${FILE_MS / 1000} s`);
});
