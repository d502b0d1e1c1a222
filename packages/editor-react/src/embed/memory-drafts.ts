import { type Document, fail, ok } from '@tastwerk/editor-core';
import { languageOfSystem } from '@tastwerk/editor-core/braille';
import type { DraftStore } from '../ports.js';

/** Drafts that last as long as the page, for one that keeps its documents itself. */
export function createMemoryDrafts(kept = new Map<string, Document>()): DraftStore {
  return {
    list: () =>
      Promise.resolve(
        ok(
          [...kept.values()].map(({ uuid, graphicTitle, variantTitle, system, lastSaved, variant_id }) => ({
            uuid,
            graphicTitle,
            variantTitle,
            language: languageOfSystem(system),
            lastSaved,
            hasPublishedVariant: variant_id !== null,
          })),
        ),
      ),
    get: (uuid) => {
      const document = kept.get(uuid);
      return Promise.resolve(document ? ok(document) : fail({ code: 'DRAFT_NOT_FOUND', issues: [] }));
    },
    put: (document) => {
      kept.set(document.uuid, document);
      return Promise.resolve(ok(null));
    },
    delete: (uuid) => {
      kept.delete(uuid);
      return Promise.resolve(ok(null));
    },
  };
}
