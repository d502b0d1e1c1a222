import { z } from 'zod';

/** Where a list that is put in order by a value went on last: that value as the database writes it, and the id beside it. */
export interface Cursor {
  readonly value: string;
  readonly id: number;
}

const cursorSchema = z.tuple([z.string(), z.number().int().positive()]);

/** The cursor as the word that a caller hands back. */
export function cursorText({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** The cursor that `text` stands for; undefined when it is none. */
export function readCursor(text: string): Cursor | undefined {
  try {
    const [value, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return { value, id };
  } catch {
    return undefined;
  }
}
