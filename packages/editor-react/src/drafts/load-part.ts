import { fail, ok, type Result } from '@tastwerk/editor-core';
import type { DraftFailure } from '../ports.js';

/** Loads a part of the editor that the list of drafts does without until a draft is opened. */
export async function loadPart<T>(load: () => Promise<T>): Promise<Result<T, DraftFailure>> {
  try {
    return ok(await load());
  } catch {
    return fail({ code: 'EDITOR_NOT_LOADED', issues: [] });
  }
}
