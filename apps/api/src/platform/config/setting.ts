import type { z } from 'zod';

/** One setting of the server, read from an environment variable. */
export interface Setting {
  readonly variable: string;
  readonly schema: z.ZodType;
  /** What counts as right, as the end of the sentence "… must be". */
  readonly expects: string;
  readonly description: string;
  /** Whether its value must not be shown to anybody; it may stand in a file, too (`read-configuration.ts`). */
  readonly isSecret?: true;
  /** What holds when the variable is unset or empty, in words. */
  readonly otherwise: string;
}
