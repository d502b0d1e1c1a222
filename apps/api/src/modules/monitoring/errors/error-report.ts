import { createHash } from 'node:crypto';
import { ERROR_REPORT_LIMITS } from '@tastwerk/contracts';

/** What stands in the place of what was taken out. */
const GAP = '…';

/**
 * `text` of an error without what may name a person or open a door: e-mail addresses, network addresses, values of queries, and words that
 * look like keys.
 */
function withoutPersonalData(text: string): string {
  return text
    .replace(/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, GAP)
    .replace(/([?&#][\w.~-]+=)[^\s&#'")]+/g, `$1${GAP}`)
    .replace(/\b\d{1,3}(\.\d{1,3}){3}\b/g, GAP)
    .replace(/\b[0-9a-f]{0,4}(:[0-9a-f]{0,4}){3,7}\b/gi, GAP)
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, GAP)
    .replace(/(?<![\w/-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}(?![\w/-])/g, GAP);
}

/** An error as it happened, in a browser or on the server. */
export interface ErrorReport {
  readonly side: 'frontend' | 'backend';
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly place: string;
  readonly device: string;
  readonly frontendVersion: string;
  readonly backendVersion: string;
}

/** The report as it may be kept: within bounds and without personal data. */
export function keepable(report: ErrorReport): ErrorReport {
  const { type, message, stack, address } = ERROR_REPORT_LIMITS;
  return {
    ...report,
    type: withoutPersonalData(report.type).slice(0, type),
    message: withoutPersonalData(report.message).slice(0, message),
    stack: withoutPersonalData(report.stack).slice(0, stack),
    place: withoutPersonalData(report.place.split(/[?#]/, 1)[0] ?? '').slice(0, address),
  };
}

/**
 * SHA-256 by which errors count as the same: type, message and the first line of the stack that names a place, without numbers, names of
 * built files and quoted words. What differs from build to build or from person to person does not make a group of its own.
 */
export function fingerprintOf({ type, message, stack, place }: ErrorReport): string {
  const frame = stack.split('\n').find((line) => /^\s*at |@/.test(line)) ?? place;
  const same = [type, message, frame]
    .map((text) =>
      text
        .replace(/(["'`„“”])[^"'`„“”]*["'`“”]/g, '$1')
        .replace(/-[\w-]{8}\.(m?js|css)/g, '.$1')
        .replace(/https?:\/\/[^/\s)]+/g, '')
        .replace(/\d+/g, '0'),
    )
    .join('\n');
  return createHash('sha256').update(same).digest('hex');
}
