import { isStorable, LAST_ID } from '@tastwerk/contracts';
import { z } from 'zod';

/** Where a list that is put in order by a value went on last: that value as the database writes it, and the id beside it. */
export interface Cursor {
  readonly value: string;
  readonly id: number;
}

const cursorSchema = z.tuple([z.string().refine(isStorable), z.number().int().positive().max(LAST_ID)]);

/** The cursor as the word that a caller hands back. */
export function cursorText({ value, id }: Cursor): string {
  return Buffer.from(JSON.stringify([value, id])).toString('base64url');
}

/** A moment as the database writes it, or the one before all others. Callers may make words of their own. */
const MOMENT =
  /^(?:-infinity|([12]\d{3}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2}(?:\.\d{1,6})?)[+-](?:0\d|1[0-4])(?::[0-5]\d)?)$/;

function isMoment(value: string): boolean {
  const [read, day, time] = MOMENT.exec(value) ?? [];
  // The schema counts the days of months.
  return read !== undefined && (day === undefined || z.iso.datetime().safeParse(`${day}T${time}Z`).success);
}

/** The cursor that `text` stands for in a list that is put in order by values of this `type`; undefined when it is none. */
export function readCursor(text: string, type: 'timestamptz' | 'text'): Cursor | undefined {
  try {
    const [value, id] = cursorSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    return type === 'text' || isMoment(value) ? { value, id } : undefined;
  } catch {
    return undefined;
  }
}
