/** Letters that German writes as two where it has no umlauts. */
const SPELLED: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Longest part of a title in a file name. */
const MAX_TITLE_LENGTH = 60;

/** A graphic's title in small Latin letters, digits and hyphens, for names of files. */
export function titleInFileName(title: string): string {
  const slug = title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_TITLE_LENGTH)
    .replace(/^-+|-+$/g, '');
  return slug || 'graphic';
}

/** The part of file names that stands for a version: its graphic's title and the version's id, which makes it unique. */
export function fileNameOf(title: string, versionId: number): string {
  return `${titleInFileName(title)}-${versionId}`;
}
