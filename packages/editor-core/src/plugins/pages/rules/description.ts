import type { DocumentRule } from '../../../proofing/rule.js';

/** The image description says what the picture is, what it shows in short, and its details. */
export const description: DocumentRule = {
  scope: 'document',
  check({ braillePages }) {
    const { type, summary, details } = braillePages.imageDescription;
    const texts = [type, summary, details];
    const written = texts.filter((text) => text.trim() !== '').length;
    if (written === texts.length) return [];
    return [
      {
        severity: 'warning',
        objects: [],
        pageIndex: null,
        place: null,
        measured: written,
        wanted: texts.length,
        source: 'tud-ba',
      },
    ];
  },
};
