import type { LabelObject } from '../label/schema.js';
import type { Observation } from '../../../proofing/observation.js';
import type { PageRule } from '../../../proofing/rule.js';
import type { Subject } from '../../../outlines/subject.js';

interface Keyed {
  readonly subject: Subject;
  readonly label: LabelObject;
}

function keyedByAbbreviation(subjects: readonly Subject[]): ReadonlyMap<string, readonly Keyed[]> {
  const keyed = new Map<string, Keyed[]>();
  for (const subject of subjects) {
    if (subject.form.role !== 'label') continue;
    const { label } = subject.form;
    const abbreviation = label.keyVal.trim().toLowerCase();
    if (!label.isKey || abbreviation === '') continue;
    const same = keyed.get(abbreviation) ?? [];
    same.push({ subject, label });
    keyed.set(abbreviation, same);
  }
  return keyed;
}

/** An abbreviation means one text on a page; labels of equal text may share it. */
export const labelAbbrev: PageRule = {
  scope: 'page',
  check({ subjects }) {
    return Array.from(keyedByAbbreviation(subjects)).flatMap(([abbreviation, keyed]): Observation[] => {
      const texts = new Set(keyed.map(({ label }) => label.text.trim()));
      if (texts.size < 2) return [];
      const [first] = keyed;
      return [
        {
          severity: 'error',
          objects: keyed.map(({ label }) => label.uuid),
          place: first?.subject.drawnBox ?? null,
          values: { abbreviation },
          source: 'tud-bb-vf',
        },
      ];
    });
  },
};
