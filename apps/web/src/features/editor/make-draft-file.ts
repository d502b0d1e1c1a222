import { fail, ok } from '@tastwerk/editor-core';
import { UNWRITTEN_HEADER, unwrittenCount } from '@tastwerk/contracts';
import type { MakeDraftFile } from '@tastwerk/editor-react';
import type { TFunction } from 'i18next';
import { call } from '../../api/call.js';
import { errorText } from '../../api/error-text.js';
import { failureOfThrown } from '../../api/failure.js';
import { send } from '../../api/send.js';

/** The name in a `Content-Disposition` header, which the server made of small Latin letters, digits and hyphens. */
function nameIn(disposition: string | null): string | undefined {
  return /filename="([\w.-]+)"/u.exec(disposition ?? '')?.[1];
}

/** Makes files of drafts over the API. */
export function createMakeDraftFile(t: TFunction): MakeDraftFile {
  return async (document, format, signal) => {
    const answer = await send(call('draftFile', { params: { format }, body: { document } }), { signal });
    if (!answer.ok) return fail({ code: answer.failure.code, message: errorText(t, answer.failure) });
    const { headers } = answer.response;
    try {
      const blob = await answer.response.blob();
      return ok({
        name: nameIn(headers.get('content-disposition')) ?? `tastwerk.${format}`,
        blob,
        unwritten: unwrittenCount(headers.get(UNWRITTEN_HEADER)),
      });
    } catch (thrown) {
      const failure = failureOfThrown(thrown);
      return fail({ code: failure.code, message: errorText(t, failure) });
    }
  };
}
