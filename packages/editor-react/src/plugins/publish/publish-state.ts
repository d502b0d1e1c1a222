import type { Visibility } from '@tastwerk/editor-core/document';
import type { ArtefactProgress, PublishFailure, PublishOutcome } from '../../ports.js';

/** Where publishing stands while its dialog is open. */
export type PublishState =
  | { readonly kind: 'form' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'sending'; readonly artefacts: readonly ArtefactProgress[] }
  | {
      readonly kind: 'published';
      readonly outcome: PublishOutcome;
      readonly visibility: Visibility;
      readonly artefacts: readonly ArtefactProgress[];
    }
  | { readonly kind: 'failed'; readonly failure: PublishFailure };

/** Whether the dialog must stay open because something is under way. */
export function isBusy(state: PublishState): boolean {
  return state.kind === 'checking' || state.kind === 'sending';
}
