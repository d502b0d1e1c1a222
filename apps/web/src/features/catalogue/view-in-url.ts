import { LINK_KEY_PARAMETER } from '@tastwerk/contracts';

/** Parameters of the address that say what of a variant is shown: `view=history` its versions (product spec section 2), `version` one of them. */
const VIEW = 'view';
const VERSION = 'version';

/** What the dialog shows: the variant as it is, its versions, or one of these. */
export type VariantView =
  | { readonly kind: 'now' }
  | { readonly kind: 'history' }
  | { readonly kind: 'version'; readonly versionId: number };

/** The view that the address asks for; a version that is no number is left out. */
export function viewOf(parameters: URLSearchParams): VariantView {
  if (parameters.get(VIEW) !== 'history') return { kind: 'now' };
  const version = parameters.get(VERSION);
  if (version === null || !/^[1-9]\d{0,14}$/.test(version)) return { kind: 'history' };
  return { kind: 'version', versionId: Number(version) };
}

/** `search` of the address with another view, and with the filters it had. */
export function searchWithView(search: string, view: VariantView): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(VIEW);
  parameters.delete(VERSION);
  if (view.kind !== 'now') parameters.set(VIEW, 'history');
  if (view.kind === 'version') parameters.set(VERSION, String(view.versionId));
  return parameters.toString();
}

/** `search` of the address without the key that opens one graphic: the list knows nothing of it. */
export function searchWithoutLink(search: string): string {
  const parameters = new URLSearchParams(search);
  parameters.delete(LINK_KEY_PARAMETER);
  return parameters.toString();
}
