import { createNodeTranslator } from '@tastwerk/braille/node';

/** The translator of the product, for tests that must measure the braille that is printed. */
export const realTranslator = createNodeTranslator();
