/** A title from the name of a file: without folder and ending, with blanks between its words. */
export const fileTitle = (path: string): string =>
  (path.split(/[/\\]/u).at(-1) ?? '')
    .replace(/\.[^.]*$/u, '')
    .replaceAll(/[-_\s]+/gu, ' ')
    .trim();
