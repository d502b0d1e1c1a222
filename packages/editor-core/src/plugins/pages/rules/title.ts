import { SAFE_AREA_MM } from '../../../values/paper.js';
import { DEFAULT_LABEL_SIZE_MM } from '../../../primitives/sizes.js';
import type { PageRule } from '../../../proofing/rule.js';

/** Every page has a title label with a text. */
export const title: PageRule = {
  scope: 'page',
  check({ subjects }, { widthMm }) {
    const titles = subjects.flatMap(({ form }) =>
      form.role === 'label' && form.label.isTitle ? [form.label] : [],
    );
    if (titles.some(({ text }) => text.trim() !== '')) return [];
    const place = {
      x: SAFE_AREA_MM,
      y: SAFE_AREA_MM,
      width: widthMm - 2 * SAFE_AREA_MM,
      height: DEFAULT_LABEL_SIZE_MM.height,
    };
    return [{ severity: 'error', objects: titles.map(({ uuid }) => uuid), place, source: 'tud-ba' }];
  },
};
