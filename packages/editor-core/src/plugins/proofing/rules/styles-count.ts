import { lineId } from '../../../legend/legend-marks.js';
import type { Observation } from '../../../proofing/observation.js';
import { pointSymbolOf } from '../../../proofing/point-symbol.js';
import type { PageRule } from '../../../proofing/rule.js';
import type { Subject } from '../../../outlines/subject.js';

/** Raised lines by their style, width and colour, and point symbols by their look. */
function byStyle(subjects: readonly Subject[], lookOf: (subject: Subject) => string | undefined) {
  const styles = new Map<string, string[]>();
  for (const subject of subjects) {
    const look = lookOf(subject);
    if (look !== undefined) styles.set(look, [...(styles.get(look) ?? []), subject.object.uuid]);
  }
  return styles;
}

/** A page has no more line styles, and no more kinds of point symbols, than a reader keeps apart. */
export const stylesCount: PageRule = {
  scope: 'page',
  check({ subjects }, context) {
    const { most, source } = context.profile.stylesCount;
    const lines = byStyle(subjects, ({ form, stroke }) =>
      form.role === 'line' && stroke ? lineId(form.style) : undefined,
    );
    const points = byStyle(subjects, (subject) => pointSymbolOf(subject, context)?.look);
    return [lines, points].flatMap((styles): Observation[] =>
      styles.size <= most
        ? []
        : [
            {
              severity: 'warning',
              objects: [...styles.values()].flat(),
              place: { x: 0, y: 0, width: context.widthMm, height: context.heightMm },
              measured: styles.size,
              wanted: most,
              source,
            },
          ],
    );
  },
};
