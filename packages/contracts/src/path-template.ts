import { isStorable } from './storable.js';

const PLACEHOLDER = /\{(\w+)\}/g;

/** The address of a route: its template with every `{name}` replaced by its value, escaped for a URL. */
export function fillPath(template: string, params: Readonly<Record<string, string | number>>): string {
  return template.replace(PLACEHOLDER, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new RangeError(`${template} needs a value for ${name}`);
    return encodeURIComponent(value);
  });
}

/**
 * Reads the values of a template's names out of a path (still escaped, without query); undefined when it does not fit. A name never
 * spans a slash; one that stands twice must have the same value twice. A value that no database keeps names nothing.
 */
export function pathReader(template: string): (path: string) => Readonly<Record<string, string>> | undefined {
  const seen = new Set<string>();
  const source = template
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return part.replace(/[.*+?^$()[\]\\|{}]/g, '\\$&');
      if (seen.has(name)) return `\\k<${name}>`;
      seen.add(name);
      return `(?<${name}>[^/]+)`;
    })
    .join('');
  const pattern = new RegExp(`^${source}$`);
  return (path) => {
    const match = pattern.exec(path);
    if (!match) return undefined;
    try {
      const values = Object.entries(match.groups ?? {}).map(
        ([name, value]) => [name, decodeURIComponent(value)] as const,
      );
      return values.every(([, value]) => isStorable(value)) ? Object.fromEntries(values) : undefined;
    } catch {
      // A broken percent escape fits no route.
      return undefined;
    }
  };
}
