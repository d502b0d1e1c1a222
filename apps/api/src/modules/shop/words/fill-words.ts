/** `words` with `{{name}}` replaced by what `values` have under the name. */
export function fillWords(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
}
