import { type Engine, fail, type Result } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import {
  type Drawing,
  drawDocument,
  drawParsed,
  overlongMark,
  type RenderFailure,
  type SheetOptions,
} from '@tastwerk/render';
import { translatorOfText } from './handed-braille.js';
import { checkedDocument, type RenderRequest } from './render-messages.js';

/** What a request says but for its format. */
export type DrawRequest = Omit<RenderRequest, 'format'>;

/** `sheet` without a link that is too long for so small a code. */
function readable(sheet: RenderRequest['sheet']): SheetOptions {
  if (sheet === undefined) return {};
  const { link, ...others } = sheet;
  if (link === undefined || overlongMark({ link }) !== undefined) return others;
  return { ...others, link };
}

/**
 * Draws the document of a request. It is read and translated here unless its braille came with it. A published document was
 * refused unless all of it can be written; where an engine of today cannot, there is no file: it would be sold without its braille.
 */
export async function drawRequest(
  request: DrawRequest,
  engine: Engine,
  translator: BrailleTranslator,
): Promise<Result<Drawing, RenderFailure>> {
  const drawing = await drawn(request, engine, translator);
  if (!drawing.ok || drawing.value.unwritten.length === 0) return drawing;
  return fail({ kind: 'braille', failures: drawing.value.unwritten });
}

async function drawn(
  { document, braille, fileName, sheet, licence, production }: DrawRequest,
  engine: Engine,
  translator: BrailleTranslator,
): Promise<Result<Drawing, RenderFailure>> {
  const json: unknown = JSON.parse(document);
  const options = {
    engine,
    fileName,
    sheet: {
      ...readable(sheet),
      ...(licence === undefined ? {} : { licence }),
      ...(production === undefined ? {} : { inks: 'press' as const, reliefOnly: production === 'relief' }),
    },
  };
  if (braille === undefined) return drawDocument(json, { ...options, translator });
  return drawParsed(checkedDocument.parse(json), {
    ...options,
    translator: translatorOfText(braille, translator),
  });
}
