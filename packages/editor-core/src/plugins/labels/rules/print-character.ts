import { namedCharacters } from '../../../braille/failures-by-text.js';
import { unprintedCharacters } from '../../../primitives/printed-text.js';
import type { ObjectRule } from '../../../proofing/rule.js';
import { printResourcesOf } from '../label/layout.js';

/** The fonts of black print have all characters of a label: print shows a box for others. */
export const printCharacter: ObjectRule = {
  scope: 'object',
  check({ object, form, drawnBox }, { scene }) {
    if (form.role !== 'label') return [];
    const printing = printResourcesOf(scene);
    const lacking = new Set(
      form.layout.lines.flatMap(({ print }) => [...unprintedCharacters(print, printing)]),
    );
    if (lacking.size === 0) return [];
    const values = { character: namedCharacters([...lacking]), text: form.label.text };
    return [{ severity: 'warning', objects: [object.uuid], place: drawnBox, values, source: 'tastwerk' }];
  },
};
