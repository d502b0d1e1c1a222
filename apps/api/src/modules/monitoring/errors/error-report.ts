import { createHash } from 'node:crypto';
import { ERROR_REPORT_LIMITS } from '@tastwerk/contracts';
import { withoutPersonalData } from './without-personal-data.js';

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
