/** What a published version is rendered to, in the order in which it is made; `png` stands for the thumbnails, `html` for the touch page. */
export const RENDERING_FORMATS = ['pdf', 'svg', 'png', 'brf', 'rtf', 'pef', 'ebrl', 'html', 'zip'] as const;

export type RenderingFormat = (typeof RENDERING_FORMATS)[number];

/** The formats that a reader takes home, in the order in which they are offered; `svg` is one file for each page. */
export const DOWNLOAD_FORMATS = [
  'pdf',
  'brf',
  'rtf',
  'zip',
  'pef',
  'svg',
  'ebrl',
  'html',
] as const satisfies readonly RenderingFormat[];
