import { z } from 'zod';

/** What a published version is rendered to, in the order in which it is made; `png` stands for the thumbnails. */
export const RENDERING_FORMATS = ['pdf', 'svg', 'png', 'brf', 'rtf', 'pef', 'zip'] as const;

export type RenderingFormat = (typeof RENDERING_FORMATS)[number];

/** The formats that a reader takes home, in the order in which they are offered; `svg` is one file for each page. */
export const DOWNLOAD_FORMATS = [
  'pdf',
  'brf',
  'rtf',
  'zip',
  'pef',
  'svg',
] as const satisfies readonly RenderingFormat[];

/** Name of the queue that carries {@link renderJobSchema}. */
export const RENDER_QUEUE = 'render';

/** The message that leads a worker to a job. The job itself is the row of the database that it names. */
export const renderJobSchema = z.strictObject({
  jobId: z.number().int().positive(),
  versionId: z.number().int().positive(),
  format: z.enum(RENDERING_FORMATS),
});

export type RenderJob = z.infer<typeof renderJobSchema>;

/** The key under which a version is rendered to a format once. */
export function renderJobKey(versionId: number, format: RenderingFormat): string {
  return `render:${versionId}:${format}`;
}
