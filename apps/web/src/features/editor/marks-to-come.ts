import { ROUTES } from '@tastwerk/contracts';
import type { MarksToCome } from '@tastwerk/editor-react';
import { call } from '../../api/call.js';
import { send } from '../../api/send.js';

/** Asks the server which marks it will print. */
export const marksToCome: MarksToCome = async (variantId) => {
  const asked =
    variantId === null ? call('getSheetMarks', {}) : call('getNextSheetMarks', { params: { id: variantId } });
  const answer = await send(asked);
  if (!answer.ok) return null;
  const body: unknown = await answer.response.json().catch(() => undefined);
  const marks = ROUTES.getSheetMarks.response.safeParse(body).data?.marks;
  return marks ? { version: marks.version, link: marks.link, isLinkKnown: marks.is_link_known } : null;
};
