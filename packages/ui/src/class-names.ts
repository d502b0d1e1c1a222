/** Joins the class names that apply; a CSS module hands out `undefined` for a name it does not have. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
