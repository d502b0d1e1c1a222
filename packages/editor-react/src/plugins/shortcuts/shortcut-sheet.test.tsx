import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
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
});
