import { endWithParent } from '../../../platform/limited-process/orphan-guard.js';
import type { PictureAnswer, PictureRequest } from './picture-messages.js';
import { recogniseText } from './recognise-text.js';
import { tracePicture } from './trace-picture.js';

/** The process that reads pictures: it knows no database, no storage and no secret, only the picture that it is handed. */
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

function crash(error: unknown): PictureAnswer {
  return { kind: 'crashed', stack: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}

endWithParent();
// A terminal sends these to every process of the group; the server decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('message', (request: PictureRequest) => {
  answerTo(request)
    .catch(crash)
    .then((answer) => process.send?.(answer));
});
