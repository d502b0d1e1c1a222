import { jest } from '@jest/globals';

/** The names under which the browser is asked to save files from now on; jsdom saves none. */
export function watchSavedFiles(): readonly string[] {
  const names: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:saved', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return names;
}
