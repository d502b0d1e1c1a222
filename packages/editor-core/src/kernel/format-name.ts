/** Formats with a name of their own. */
const NAMES: ReadonlyMap<string, string> = new Map([['ebrl', 'eBraille']]);

/** What a format of files is called: by its own name, or by the ending of its files. */
export function formatName(format: string): string {
  return NAMES.get(format) ?? format.toUpperCase();
}
