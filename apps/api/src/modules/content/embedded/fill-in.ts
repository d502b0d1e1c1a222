/** Facts for legal pages by name: a text, or several paragraphs. An empty text marks a line that is to stay; what is undefined takes its line with it. */
export type Facts = Readonly<Record<string, string | readonly string[] | undefined>>;

const PLACE = /\{\{(\w+)\}\}/g;

/** A text whose characters mean nothing in Markdown. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]()#+\-.!<>|~]/g, String.raw`\$&`);
}

/** `markdown` with the facts that it names between double braces. Throws for a name that is none: that is a fault of the product. */
export function fillIn(markdown: string, facts: Facts): string {
  const factOf = (name: string) => {
    if (!(name in facts)) throw new Error(`{{${name}}} is no fact of the legal pages`);
    return facts[name];
  };
  // Paragraphs within a quotation stay within it.
  const textOf = (name: string, line: string) =>
    [factOf(name) ?? '']
      .flat()
      .map(escapeMarkdown)
      .join(line.startsWith('> ') ? '\n>\n> ' : '\n\n');
  return markdown
    .split('\n')
    .filter((line) => [...line.matchAll(PLACE)].every(([, name = '']) => factOf(name) !== undefined))
    .map((line) => line.replace(PLACE, (_, name: string) => textOf(name, line)))
    .join('\n');
}
