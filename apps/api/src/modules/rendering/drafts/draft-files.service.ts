import { Inject, Injectable } from '@nestjs/common';
import type { RenderingFormat } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import { nameInArchive, writeZip } from '@tastwerk/render';
import type { ApiFailure } from '../../../platform/http/api-failure.js';
import { titleInFileName } from '../../catalogue/file-name.js';
import type { RenderedFile } from '../renderer/render-messages.js';
import type { Renderer } from '../renderer/renderer.js';

/** Requests that may wait for the renderer; more are refused, so that none waits longer than a minute or two. */
const MOST_WAITING = 6;

const ZIP_TYPE = 'application/zip';

/** Injection token of the renderer of drafts. It has a process beside the one that answers: jobs of the workers do not delay it. */
export const DRAFT_RENDERER = Symbol('renderer of drafts');

/** Makes files of documents that are not published. Nothing is kept. */
@Injectable()
export class DraftFilesService {
  private waiting = 0;

  constructor(@Inject(DRAFT_RENDERER) private readonly renderer: Renderer) {}

  /** One file: the format itself, or an archive of its pictures where there are several. `document` is not trusted. */
  async make(
    document: Readonly<Record<string, unknown>>,
    format: RenderingFormat,
    signal: AbortSignal,
  ): Promise<Result<RenderedFile, ApiFailure>> {
    if (this.waiting >= MOST_WAITING) return fail({ code: 'RENDERING_BUSY' });
    this.waiting += 1;
    try {
      const { graphicTitle } = document;
      const fileName = titleInFileName(typeof graphicTitle === 'string' ? graphicTitle : '');
      // A licence is agreed to by publishing.
      const request = { document: JSON.stringify(document), fileName, format, licence: 'none' as const };
      const rendered = await this.renderer.render(request, signal);
      if (rendered.ok) return ok(await asOne(rendered.value, fileName, format));
      const { error } = rendered;
      return fail({ code: error.kind === 'cancelled' ? 'RENDERING_TIMEOUT' : error.code });
    } finally {
      this.waiting -= 1;
    }
  }
}

async function asOne(
  files: readonly RenderedFile[],
  fileName: string,
  format: RenderingFormat,
): Promise<RenderedFile> {
  // The small pictures of catalogue pages have no such name, and are of no use to an author.
  const named = files.flatMap((file) => {
    const name = nameInArchive(format, file.name);
    return name === undefined ? [] : [{ ...file, name }];
  });
  const [first, ...others] = named;
  if (first && others.length === 0) return { ...first, name: `${fileName}.${format}` };
  return { name: `${fileName}-${format}.zip`, mediaType: ZIP_TYPE, bytes: await writeZip(named) };
}
