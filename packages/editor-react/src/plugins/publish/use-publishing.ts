import { canonicalJson, runCommand } from '@tastwerk/editor-core';
import { withoutBackdrops } from '@tastwerk/editor-core/document';
import { useCallback, useState } from 'react';
import type { PublishDocument, PublishOptions, PublishOutcome } from '../../ports.js';
import { useEditor } from '../../state/editor-context.js';
import { documentOf } from '../../state/selectors.js';
import { useEditorStore } from '../../state/use-editor-state.js';
import { idempotencyKeyOf } from './idempotency-key.js';
import type { PublishState } from './publish-state.js';
import { targetOf } from '../../state/publish-target.js';

/** What an author says about what they publish. */
type Said = Pick<PublishOptions, 'changeMessage' | 'terms'>;

/** Publishes the document as it stands, once all its texts are known to have braille. The draft goes only after success. */
export function usePublishing(): {
  readonly state: PublishState;
  readonly publish: (send: PublishDocument, words: Said) => Promise<void>;
  /** Back to the form, as if nothing had been tried. */
  readonly reset: () => void;
} {
  const store = useEditorStore();
  const { ports, brailleSession, saver, outgoing } = useEditor();
  const [state, setState] = useState<PublishState>({ kind: 'form' });

  const settle = useCallback(
    async (outcome: PublishOutcome) => {
      const { uuid } = documentOf(store.getState());
      store.dispatch(
        runCommand({
          type: 'mark-saved',
          set: {
            graphic_id: outcome.graphicId,
            variant_id: outcome.variantId,
            version_id: outcome.versionId,
            lastVersionHash: outcome.hash,
            currentFileName: outcome.fileName,
          },
        }),
      );
      await saver.discard(documentOf(store.getState()));
      await ports.drafts.delete(uuid);
    },
    [store, saver, ports.drafts],
  );

  const publish = useCallback(
    async (send: PublishDocument, { changeMessage, terms }: Said) => {
      setState({ kind: 'checking' });
      await saver.flush();
      const document = outgoing(documentOf(store.getState()));
      const { failures } = await brailleSession.translate(document);
      if (failures.length > 0) {
        setState({ kind: 'form' });
        return;
      }
      setState({ kind: 'sending', artefacts: [] });
      const message = targetOf(document) === 'version' ? changeMessage.trim() : '';
      const options = {
        idempotencyKey: idempotencyKeyOf(document, canonicalJson({ message, terms })),
        changeMessage: message,
        terms,
      };
      const sent = await send(withoutBackdrops(document), options, (artefacts) =>
        setState({ kind: 'sending', artefacts }),
      );
      if (!sent.ok) {
        setState({ kind: 'failed', failure: sent.error });
        return;
      }
      await settle(sent.value);
      setState((last) => ({
        kind: 'published',
        outcome: sent.value,
        visibility: terms.visibility,
        artefacts: last.kind === 'sending' ? last.artefacts : [],
      }));
    },
    [store, saver, brailleSession, settle, outgoing],
  );

  const reset = useCallback(() => setState({ kind: 'form' }), []);
  return { state, publish, reset };
}
