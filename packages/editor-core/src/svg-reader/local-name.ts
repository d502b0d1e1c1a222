/** The name of an element without the prefix of its namespace, in small letters. */
export function localName(name: string): string {
  return name.slice(name.lastIndexOf(':') + 1).toLowerCase();
}
