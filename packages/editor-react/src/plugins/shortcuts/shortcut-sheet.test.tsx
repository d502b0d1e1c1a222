import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPart } from '../../../test/render-part.js';
import { createNewDocument } from '../../new-document.js';
import { ShortcutSheet } from './shortcut-sheet.js';
import { createEditorStore } from '../../../test/editor-store.js';

const SENTENCES = {
  de: 'In Listen, zum Beispiel in „Objekte“, springen einzelne Buchstaben zu der Zeile, die so beginnt. Tasten mit Strg wirken auch dort.',
  en: 'In lists, such as “Objects”, single letters jump to the row that begins with them. Keys with Ctrl work there, too.',
} as const;

describe('ShortcutSheet', () => {
  it.each(['de', 'en'] as const)('says which keys a list takes for itself: %s', (language) => {
    renderPart(
      <ShortcutSheet onClose={() => undefined} />,
      createEditorStore(createNewDocument(language)),
      language,
    );
    expect(screen.getByText(SENTENCES[language], { exact: false })).toBeDefined();
  });

  describe('where keys are set', () => {
    beforeEach(() => window.localStorage.clear());
    const open = () => {
      renderPart(<ShortcutSheet onClose={() => undefined} />, createEditorStore(createNewDocument('de')));
      return fakeUser();
    };
    const changeButton = (name: RegExp) => screen.getByRole('button', { name });

    it('takes the key that is pressed, says whose another one is, and gives the usual one back', async () => {
      const user = open();
      await user.click(changeButton(/^Taste ändern: Rechteck, jetzt R$/u));
      const catcher = screen.getByRole('button', { name: /Neue Taste für Rechteck/u });
      expect(document.activeElement).toBe(catcher);
      fireEvent.keyDown(catcher, { key: 'e' });
      expect(screen.getByText('E gehört schon zu „Ellipse“. Drücken Sie eine andere Taste.')).toBeDefined();
      fireEvent.keyDown(catcher, { key: 'w', ctrlKey: true });
      expect(screen.getByText(/^Diese Taste brauchen Browser oder Editor selbst/u)).toBeDefined();
      fireEvent.keyDown(catcher, { key: 'F3' });
      const changed = changeButton(/^Taste ändern: Rechteck, jetzt F3$/u);
      expect(document.activeElement).toBe(changed);
      await user.click(changeButton(/^Wieder die übliche Taste: Rechteck$/u));
      expect(changeButton(/^Taste ändern: Rechteck, jetzt R$/u)).toBeDefined();
    });

    it('keeps its keys where Escape is pressed in place of a new one', async () => {
      const user = open();
      await user.click(changeButton(/^Taste ändern: Rechteck/u));
      fireEvent.keyDown(screen.getByRole('button', { name: /Neue Taste für Rechteck/u }), { key: 'Escape' });
      expect(document.activeElement).toBe(changeButton(/^Taste ändern: Rechteck, jetzt R$/u));
    });

    it('switches single characters off, finds the commands without a key, and restores all', async () => {
      const user = open();
      await user.click(screen.getByRole('switch', { name: 'Einzelne Zeichen als Tastenkürzel' }));
      expect(screen.queryByRole('rowheader', { name: 'Rechteck' })).toBeNull();
      expect(screen.getByRole('rowheader', { name: 'Rückgängig' })).toBeDefined();
      await user.type(screen.getByRole('searchbox'), 'Rechteck');
      expect(changeButton(/^Taste ändern: Rechteck, jetzt keine$/u)).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Übliche Tasten wiederherstellen' }));
      expect(changeButton(/^Taste ändern: Rechteck, jetzt R$/u)).toBeDefined();
    });
  });
});
