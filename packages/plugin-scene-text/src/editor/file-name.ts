/** How names of files with scene texts end. */
export const SCENE_FILE_ENDING = '.tactile.txt';

/** Longest part of a file name that is made from a title, in characters. */
const NAME_LENGTH = 80;

/** The name of the file of a scene text: the title without what file systems refuse. */
export function sceneFileName(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, NAME_LENGTH);
  return `${name || 'tastwerk'}${SCENE_FILE_ENDING}`;
}
