import { isCharacter, type Shortcut } from './shortcut.js';

/**
 * Where a shortcut is heard. `always`: also where text is written. `everywhere`: wherever no text is written. `workspace`: a key alone also not
 * on widgets that find their entries by keys. `canvas`: on the drawing area, or when nothing has the focus. A single character is never heard
 * elsewhere: speech input or a wrong key would change the drawing from any button (WCAG 2.2, 2.1.4).
 */
export type KeyScope = 'always' | 'everywhere' | 'workspace' | 'canvas';

const TEXT_FIELDS =
  'textarea, select, [contenteditable="true"], [role="textbox"], ' +
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"])';
const OWN_LETTERS =
  '[role="listbox"], [role="menu"], [role="combobox"], [aria-haspopup="listbox"], [role="treegrid"]';

/** Marks the element in which canvas shortcuts are heard. */
export const CANVAS_REGION = 'data-canvas-region';

/** Whether keys pressed at `target` reach shortcuts of `scope`; `hasMod` where Ctrl or Command belongs to the shortcut. */
export function isHeardIn(scope: KeyScope, target: EventTarget | null, hasMod = false): boolean {
  if (target === null || !(target instanceof Element)) return true;
  if (scope !== 'always' && target.closest(TEXT_FIELDS)) return false;
  switch (scope) {
    case 'always':
    case 'everywhere':
      return true;
    case 'workspace':
      return hasMod || target.closest(OWN_LETTERS) === null;
    case 'canvas':
      return target === target.ownerDocument.body || target.closest(`[${CANVAS_REGION}]`) !== null;
  }
}

/** Whether `shortcut` of an action of `scope` is heard at `target`: a single character on the drawing area alone. */
export function isShortcutHeardIn(scope: KeyScope, target: EventTarget | null, shortcut: Shortcut): boolean {
  return isHeardIn(isCharacter(shortcut) ? 'canvas' : scope, target, shortcut.mod);
}
