import { isAbbreviated } from '../../../braille/label-source.js';
import type { ObjectRule } from '../../../proofing/rule.js';

const LETTERS_ALONE = /^\p{L}+$/u;

/** An abbreviation of letters has two or three of them; numbers may be as long as they are. */
export const abbrevLength: ObjectRule = {
  scope: 'object',
  check({ object, form, drawnBox }, { profile, scene }) {
    if (form.role !== 'label' || !isAbbreviated(form.label, scene)) return [];
    const { leastLetters, mostLetters, source } = profile.abbrevLength;
    const abbreviation = form.label.keyVal.trim();
    const measured = Array.from(abbreviation).length;
    if (!LETTERS_ALONE.test(abbreviation) || (measured >= leastLetters && measured <= mostLetters)) return [];
    const wanted = mostLetters;
    return [
      {
        severity: 'info',
        objects: [object.uuid],
        place: drawnBox,
        measured,
        wanted,
        values: { abbreviation },
        source,
      },
    ];
  },
};
