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
 * The values of a template's names in `path` (still escaped, without query), or undefined when it does not fit. A name never spans
 * a slash; one that stands twice must have the same value twice.
 */
export function matchPath(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const seen = new Set<string>();
  const pattern = template
    .split(/(\{\w+\})/)
    .map((part) => {
      const name = /^\{(\w+)\}$/.exec(part)?.[1];
      if (name === undefined) return part.replace(/[.*+?^$()[\]\\|{}]/g, '\\$&');
      if (seen.has(name)) return `\\k<${name}>`;
      seen.add(name);
      return `(?<${name}>[^/]+)`;
    })
    .join('');
  const match = new RegExp(`^${pattern}$`).exec(path);
  if (!match) return undefined;
  try {
    return Object.fromEntries(
      Object.entries(match.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
    );
  } catch {
    // A broken percent escape fits no route.
    return undefined;
  }
}
