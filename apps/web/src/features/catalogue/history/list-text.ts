/** Names one after another as the language writes them: "A, B und C". */
export function listText(names: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}
