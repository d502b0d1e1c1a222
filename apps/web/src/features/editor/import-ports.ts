import { type Recognition, recognitionSchema, type Trace, traceSchema } from '@tastwerk/contracts';
import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { EditorPorts, ImportFailure, TraceWishes } from '@tastwerk/editor-react';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import { errorText } from '../../api/error-text.js';
import type { ApiFailure } from '../../api/failure.js';
import { send } from '../../api/send.js';

/** The form of a picture with the wishes as text, as the contract's routes take it. */
function formOf(picture: Blob, wishes: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(wishes)) form.set(name, value);
  form.set('image', picture, 'picture');
  return form;
}

function fieldsOf({ mode, threshold, strength, leastLengthMm, widthMm, ...wishes }: TraceWishes) {
  return {
    mode: mode ?? 'auto',
    ...(threshold === null ? {} : { threshold: String(threshold) }),
    ...(strength === null ? {} : { strength: String(strength) }),
    smoothing: String(wishes.smoothing),
    speckle: String(wishes.speckle),
    simplification: String(wishes.simplification),
    inverted: String(wishes.inverted),
    leastLength: String(leastLengthMm),
    width: String(widthMm),
  };
}

/** Tracing and recognising over the API; what goes wrong is one sentence in the user's language. */
export function createImportPorts(t: TFunction): Required<Pick<EditorPorts, 'trace' | 'recognise'>> {
  const failure = (reason: ApiFailure): ImportFailure => ({
    code: reason.code,
    message: errorText(t, reason),
  });

  const ask = async <S extends z.ZodType<Trace | Recognition>>(
    route: 'trace' | 'ocr',
    schema: S,
    form: FormData,
    signal: AbortSignal,
  ): Promise<Result<z.output<S>, ImportFailure>> => {
    const answer = await send({ route, form }, { signal });
    if (!answer.ok) return fail(failure(answer.failure));
    const body: unknown = await answer.response.json().catch(() => undefined);
    const parsed = schema.safeParse(body);
    if (!parsed.success) return fail(failure({ code: 'ANSWER_UNREADABLE', status: answer.response.status }));
    return ok(parsed.data);
  };

  return {
    trace: (picture, wishes, signal) => ask('trace', traceSchema, formOf(picture, fieldsOf(wishes)), signal),
    recognise: async (picture, signal) => {
      const read = await ask('ocr', recognitionSchema, formOf(picture), signal);
      return read.ok ? ok(read.value.lines) : read;
    },
  };
}
