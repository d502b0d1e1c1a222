import { isDeepStrictEqual } from 'node:util';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { type ErrorCode } from '@tastwerk/contracts';
import { ok, type Result } from '@tastwerk/editor-core';
import type { Drawing, RenderFailure } from '@tastwerk/render';
import { serverEngine } from '../../../platform/engine.js';
import { answerRequests } from '../../../platform/limited-process/answer-requests.js';
import { ApiException } from '../../../platform/http/api-failure.js';
import { draftFile } from './draft-file.js';
import { drawRequest, type DrawRequest } from './draw-request.js';
import {
  type DraftRequest,
  draftRequestSchema,
  type RenderAnswer,
  renderRequestSchema,
} from './render-messages.js';

/** The process that renders. */
const translator = createNodeTranslator();
const loading = serverEngine(process.env['TASTWERK_PLUGINS']);

/** By how much memory must have grown for tidying up to be worth its time. */
const UNTIDY_BYTES = 8 * 1024 * 1024;

/** Why a document that was fine when it was published has no file now. Trying again would not help. */
function codeOf(failure: RenderFailure): ErrorCode {
  if (failure.kind === 'document') return failure.issues[0]?.code ?? 'RENDERING_FAILED';
  if (failure.kind === 'braille') return failure.failures[0]?.failure.code ?? 'RENDERING_FAILED';
  throw new Error('a drawing without a signal was cancelled');
}

/** What was drawn last: the formats of a version come one after the other, and a package holds most of the others. */
let last: { readonly request: DrawRequest; readonly drawing: Drawing } | undefined;

async function drawingOf(request: DrawRequest): Promise<Result<Drawing, RenderFailure>> {
  if (last && isDeepStrictEqual(last.request, request)) return ok(last.drawing);
  last = undefined;
  const drawing = await drawRequest(request, await loading, translator);
  if (drawing.ok) last = { request, drawing: drawing.value };
  return drawing;
}

/** Memory after tidying up last, in bytes. */
let tidyBytes = 0;

/**
 * Gives back what drawing left before the worker measures it: else a process would count as grown that is only untidy. Small
 * formats leave nothing, and tidying up would cost more than they do.
 */
function tidyUp(): void {
  if (process.memoryUsage.rss() - tidyBytes < UNTIDY_BYTES) return;
  globalThis.gc?.();
  tidyBytes = process.memoryUsage.rss();
}

/** The file of a draft; a body that is none of its route is refused by its code. */
async function draw(request: DraftRequest): Promise<RenderAnswer> {
  try {
    const file = await draftFile(request, await loading, translator);
    return file.ok
      ? { kind: 'rendered', files: [file.value] }
      : { kind: 'refused', code: codeOf(file.error) };
  } catch (error) {
    if (error instanceof ApiException) return { kind: 'refused', code: error.failure.code };
    throw error;
  }
}

async function answerTo(message: unknown): Promise<RenderAnswer> {
  const draft = draftRequestSchema.safeParse(message);
  if (draft.success) return draw(draft.data);
  const { format, ...request } = renderRequestSchema.parse(message);
  const drawing = await drawingOf(request);
  if (!drawing.ok) return { kind: 'refused', code: codeOf(drawing.error) };
  const rendered = await drawing.value.write([format]);
  if (!rendered.ok) return { kind: 'refused', code: codeOf(rendered.error) };
  const files = rendered.value.artefacts.map(({ name, mime, bytes }) => ({ name, mediaType: mime, bytes }));
  tidyUp();
  return { kind: 'rendered', files };
}

// What is wrong with the plugins is told with each request.
loading.catch(() => undefined);
answerRequests(answerTo);
