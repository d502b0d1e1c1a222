import { z } from 'zod';
import { BRAILLE_SYSTEMS, SYSTEM_PARTS } from './systems.js';

const part = (pattern: RegExp) => z.string().regex(new RegExp(`^${pattern.source}$`));

/** The names of braille systems (`isBrailleSystem`), apart from them: lists of drafts read systems without the library of schemas. */
export const brailleSystemSchema = z.union([
  z.enum(BRAILLE_SYSTEMS),
  z.templateLiteral([
    part(SYSTEM_PARTS.language),
    ':',
    part(SYSTEM_PARTS.table),
    '@',
    part(SYSTEM_PARTS.release),
  ]),
]);
