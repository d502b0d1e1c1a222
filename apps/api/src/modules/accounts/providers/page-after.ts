import type { Callback } from './callback.guard.js';

/** The page that says what came of a way to a provider: of ours whatever the provider sent, for what came from the browser is a parameter alone. */
export function pageAfter({ pending, outcome }: Pick<Callback, 'pending' | 'outcome'>): string {
  const parameters = new URLSearchParams(
    outcome.ok ? { [outcome.value.kind]: '' } : { sign_in_error: outcome.error.code },
  );
  if (pending?.link !== undefined) return `/account/security?${parameters.toString()}`;
  if (pending?.redirect !== undefined) parameters.set('redirect', pending.redirect);
  return `/login?${parameters.toString()}`;
}
