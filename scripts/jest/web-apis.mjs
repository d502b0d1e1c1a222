/**
 * Gives jsdom what every browser has and it lacks: react-router encodes when it is loaded, the shell scrolls to the top,
 * react-aria looks its menu items up by escaped ids.
 */
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/dom';

Object.assign(globalThis, {
  TextDecoder,
  TextEncoder,
  scrollTo: () => undefined,
  CSS: { escape: (text) => String(text).replace(/[^\w-]/g, '\\$&'), supports: () => false },
});

// What a test waits for may take its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
