import { missingPlugins, unknownObjects } from '../../../kernel/missing-plugins.js';
import type { DocumentRule } from '../../../proofing/rule.js';

/** An object whose plugin is missing is neither drawn nor checked, and a document with one cannot be published. */
export const unknownKind: DocumentRule = {
  scope: 'document',
  check(document, { kinds }) {
    const plugin = missingPlugins(kinds, document);
    return unknownObjects(kinds, document).map(({ object, pageIndex }) => ({
      severity: 'error',
      objects: [object.uuid],
      pageIndex,
      place: kinds.boundsOf(object),
      values: { kind: object.type, plugin: plugin === '' ? '?' : plugin },
      source: 'tastwerk',
    }));
  },
};
