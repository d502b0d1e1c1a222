import { describe, expect, it } from '@jest/globals';
import { CANVAS_REGION } from '../../state/key-scope.js';
import { actionForKey } from '../../contributions/compose.js';
import { contributions } from '../../../test/contributions.js';
import { editorI18n } from '../../../test/editor-i18n.js';

const ids = (prefix: string) => contributions.actions.filter(({ labelKey }) => labelKey.startsWith(prefix));

describe('keys', () => {
  it('belong to one action each: none is heard by an earlier one', () => {
    const taken = contributions.actions
      .filter(({ hasBrowserEvent }) => !hasBrowserEvent)
      .flatMap((action) =>
        action.shortcuts.flatMap(({ key, mod = false, shift = false, alt = false }) => {
          const press = { key, ctrlKey: mod, metaKey: false, shiftKey: shift, altKey: alt };
          const heard = actionForKey(contributions, press, null);
          return heard === action ? [] : [`${action.id} ${key}: ${heard?.id ?? 'none'}`];
        }),
      );
    expect(taken).toEqual([]);
  });

  it('are single characters on the drawing area alone, never on a button beside it (WCAG 2.1.4)', () => {
    const area = document.createElement('div');
    area.setAttribute(CANVAS_REGION, '');
    const button = document.createElement('button');
    document.body.append(area, button);
    const heardAt = (target: Element) =>
      contributions.actions.flatMap(({ shortcuts }) =>
        shortcuts.flatMap(({ key, mod = false, shift = false, alt = false }) => {
          if (key.length !== 1 || key === ' ' || mod || alt) return [];
          const press = { key, ctrlKey: false, metaKey: false, shiftKey: shift, altKey: false };
          return actionForKey(contributions, press, target) ? [key] : [];
        }),
      );
    expect(heardAt(area).length).toBeGreaterThan(10);
    expect(heardAt(button)).toEqual([]);
  });

  it('lead to every question, to every way through the objects and to the dialogs', () => {
    const silent = [...ids('spoken:'), ...ids('place:'), ...ids('outline:')].filter(
      // Each place by others is a choice of the dialog that M opens.
      ({ shortcuts, labelKey }) => shortcuts.length === 0 && !labelKey.startsWith('place:actions.by.'),
    );
    // On the drawing area Enter and Escape do the first two; the list of commands has the others.
    expect(silent.map(({ id }) => id)).toEqual(['intoGroup', 'outOfGroup', 'releaseKept', 'keepEqualGaps']);
  });

  it('have names for what they do, in both languages', () => {
    for (const language of ['de', 'en'] as const) {
      const i18n = editorI18n(language);
      const nameless = contributions.actions.filter(({ labelKey }) => !i18n.exists(labelKey));
      expect(nameless.map(({ id }) => id)).toEqual([]);
    }
  });
});
