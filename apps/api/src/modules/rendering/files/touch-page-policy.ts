import { text } from 'node:stream/consumers';
import { answer } from '../../../platform/http/api-failure.js';
import type { OfferedFile } from './file.service.js';

/** The begin of a touch page has its policy, in bytes. */
const HEAD_BYTES = 2048;

/** The script that a touch page lets run, as it says itself: pages that were written by earlier versions have another one. */
const SCRIPT = /http-equiv="Content-Security-Policy" content="[^"]*script-src ('sha256-[A-Za-z0-9+/]{43}=')/u;

/** The content security policy under which the touch page `file` is shown: its own script runs, and nothing else; without one, none. */
export async function touchPagePolicy({ sizeBytes, open }: OfferedFile): Promise<string> {
  const head = await text(answer(await open({ start: 0, end: Math.min(HEAD_BYTES, sizeBytes) - 1 })));
  const script = SCRIPT.exec(head)?.[1] ?? "'none'";
  return [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'unsafe-inline'",
    "media-src 'self' blob:",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
