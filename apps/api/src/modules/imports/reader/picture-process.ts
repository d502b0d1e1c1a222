import { answerRequests } from '../../../platform/limited-process/answer-requests.js';
import type { PictureAnswer, PictureRequest } from './picture-messages.js';
import { recogniseText } from './recognise-text.js';
import { tracePicture } from './trace-picture.js';

/** The process that reads pictures. */
async function answerTo(request: PictureRequest): Promise<PictureAnswer> {
  if (request.kind === 'trace') {
    const traced = await tracePicture(request.bytes, request.settings);
    return traced.ok ? { kind: 'traced', trace: traced.value } : { kind: 'refused', code: traced.error };
  }
  const recognised = await recogniseText(request.bytes);
  return recognised.ok
    ? { kind: 'recognised', recognition: recognised.value }
    : { kind: 'refused', code: recognised.error };
}

answerRequests(answerTo);
