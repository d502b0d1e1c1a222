import { call } from '../api/call.js';
import { send } from '../api/send.js';

/** How long a picture that is still being made is waited for before it is asked for again, in ms, and how often. */
export const RETRY_MS = 3000;
export const MOST_RETRIES = 40;

/** The status of the answer without a picture, while that is being made. */
export const STILL_MADE = 202;

/** The picture of a page of a version, asked for with the token; waits while it is being made. Throws where there is none. */
export async function pictureFile(fileName: string, page: number, signal: AbortSignal): Promise<Blob> {
  for (let tries = 0; tries <= MOST_RETRIES; tries += 1) {
    const answer = await send(call('thumbnail', { params: { fileName, size: 'xl', page } }), { signal });
    if (!answer.ok) throw new Error(answer.failure.code);
    if (answer.response.status !== STILL_MADE) return answer.response.blob();
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  throw new Error('the picture is still being made');
}
