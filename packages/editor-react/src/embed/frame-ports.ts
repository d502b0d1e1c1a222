import { createWorkerTranslator } from '@tastwerk/braille/worker';
import { createIndexedDbDrafts } from '../drafts/indexed-db.js';
import type { DraftStore, EditorPorts, PublishDocument } from '../ports.js';
import type { EmbedEmit, EmbedPorts } from './embed-options.js';
import { createMemoryDrafts } from './memory-drafts.js';

function draftsOf(given: EmbedPorts['drafts']): DraftStore {
  if (given === undefined || given === 'browser') return createIndexedDbDrafts();
  return given === 'none' ? createMemoryDrafts() : given;
}

/** Publishes as the page does, and tells when it has worked. */
function tellingPublish(publish: PublishDocument, emit: EmbedEmit): PublishDocument {
  return async (...given) => {
    const sent = await publish(...given);
    if (sent.ok) emit('publish', sent.value);
    return sent;
  };
}

/** The editor's ports in a partner's page: what the page brings, and defaults that need no server. `dispose` ends what they started. */
export function framePorts(given: EmbedPorts, emit: EmbedEmit): { ports: EditorPorts; dispose: () => void } {
  const { translate, drafts: chosen, publish, onLeave, ...others } = given;
  const drafts = draftsOf(chosen);
  const worker = translate ? undefined : createWorkerTranslator();
  const braille = translate ?? worker;
  if (!braille) throw new Error('there is always a translator');
  const ports: EditorPorts = {
    ...others,
    translate: braille,
    ...(worker ? { readBraille: worker } : {}),
    drafts: {
      ...drafts,
      put: async (document, options) => {
        const isKeptByPage = chosen === 'none';
        // A frame that is being taken away lives to no answer: a page that keeps drafts itself is told at once.
        if (isKeptByPage) emit('save', document);
        const stored = await drafts.put(document, options);
        if (stored.ok && !isKeptByPage) emit('save', document);
        return stored;
      },
    },
    publish: publish ? tellingPublish(publish, emit) : null,
    onLeave: onLeave ?? (() => undefined),
    onPublished: ({ url }) => window.open(url, '_blank', 'noopener'),
    isEmbedded: { canLeave: onLeave !== undefined, canPublish: publish !== undefined },
  };
  return { ports, dispose: () => worker?.dispose() };
}
