import { type RenderingFormat, ROUTES } from '@tastwerk/contracts';
import { type Engine, ok, type Result } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import { drawDocument, nameInArchive, type RenderFailure, writeZip } from '@tastwerk/render';
import { parseBody } from '../../../platform/http/json-body.js';
import { readPart } from '../../../platform/http/request-parts.js';
import { titleInFileName } from '../../catalogue/file-name.js';
import type { DraftRequest, RenderedFile } from './render-messages.js';
import { unwrittenIssue } from './unwritten-issue.js';

const ZIP_TYPE = 'application/zip';

/**
 * The file of a document that is not published: the format itself, or an archive of its pictures where there are several. Texts that cannot
 * be written stand without braille in it, and the file names them. Throws an ApiException for a body that is none of the route.
 */
export async function draftFile(
  { body, format }: DraftRequest,
  engine: Engine,
  translator: BrailleTranslator,
): Promise<Result<RenderedFile, RenderFailure>> {
  const { document } = readPart(ROUTES.draftFile.request.body, parseBody(body));
  const { graphicTitle } = document;
  const fileName = titleInFileName(typeof graphicTitle === 'string' ? graphicTitle : '');
  // A licence is agreed to by publishing.
  const drawing = await drawDocument(document, { engine, fileName, sheet: { licence: 'none' }, translator });
  if (!drawing.ok) return drawing;
  const rendered = await drawing.value.write([format]);
  if (!rendered.ok) return rendered;
  const { artefacts, unwritten } = rendered.value;
  const files = artefacts.map(({ name, mime, bytes }) => ({ name, mediaType: mime, bytes }));
  const file = await asOne(files, fileName, format);
  return ok(unwritten.length === 0 ? file : { ...file, unwritten: unwritten.map(unwrittenIssue) });
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
