/** How names of files with scene texts end. */
export const SCENE_FILE_ENDING = '.tactile.txt';
