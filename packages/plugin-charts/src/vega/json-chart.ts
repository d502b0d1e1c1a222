import { decodeText } from '@tastwerk/editor-core/files';
import { isVegaSpec } from './read-vega.js';

/** JSON that says itself what its chart looks like. */
type JsonChart =
  /** A spec of Vega-Lite. */
  | { readonly kind: 'vega'; readonly json: object }
  /** A spec of ours by its type, not yet checked. */
  | { readonly kind: 'spec'; readonly json: object };

/** The chart that `data` says itself; undefined for tables, in JSON too, and for what is no JSON. */
export function jsonChartIn(data: string | Uint8Array): JsonChart | undefined {
  const text = typeof data === 'string' ? data : decodeText(data);
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const json: unknown = JSON.parse(text);
    if (isVegaSpec(json)) return { kind: 'vega', json };
    const isSpec =
      typeof json === 'object' && json !== null && 'type' in json && typeof json.type === 'string';
    return isSpec ? { kind: 'spec', json } : undefined;
  } catch {
    return undefined;
  }
}
