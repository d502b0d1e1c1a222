import type { Tactile } from './make-tactile.js';

/** What was done to a drawing, as plain data for files and other programs; `unread` names what of its file was not read. */
export function tactileReport(
  { before, after, stages, removed, unplaced, findings }: Tactile,
  unread: readonly string[],
) {
  return {
    before,
    after,
    steps: stages.map(({ step, count }) => ({ step, count })),
    /** Each can be brought back: the object is as it was. */
    removed: removed.map(({ object, reason }) => ({ reason, object })),
    unplaced,
    unread,
    open: findings
      .filter(({ severity }) => severity !== 'info')
      .map(({ ruleId, severity, pageIndex, objects, measured, wanted }) => ({
        ruleId,
        severity,
        page: pageIndex,
        objects,
        measured,
        wanted,
      })),
  };
}
