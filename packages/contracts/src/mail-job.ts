import { z } from 'zod';

/** Name of the queue that carries {@link mailJobSchema}. */
export const MAIL_QUEUE = 'mail';

/** The message that leads a worker to a mail. The mail itself is the row of the database that it names. */
export const mailJobSchema = z.strictObject({ mailId: z.number().int().positive() });
