import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Document } from '@tastwerk/editor-core';
import { act, configure, render, screen, within } from '@testing-library/react';
import { fakeCanvas, fakePorts, fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { letterPages, letterTranslator } from '../../../test/letter-braille.js';
import '../../../test/loaded-texts.js';
import { Editor } from '../../editor.js';
import { createNewDocument } from '../../new-document.js';
import type { EditorPorts, SheetMarksToCome } from '../../ports.js';

// Nothing here is hidden without being gone, and looking for it costs most of the time.
configure({ defaultHidden: true });

async function openPreview(
  document = letterPages('Der Teich').document,
  language: 'de' | 'en' = 'de',
  others: Partial<EditorPorts> = {},
) {
  const ports = fakePorts({ canvasFactory: fakeCanvas().factory, translate: letterTranslator, ...others });
  render(<Editor document={document} ports={ports} language={language} />);
  const user = fakeUser();
  await user.keyboard('w');
  const view = within(screen.getByRole('region', { name: language === 'de' ? 'Vorschau' : 'Preview' }));
  return { user, view };
}

describe('the previews', () => {
  beforeEach(() => {
    fakeScreen(true);
    // This world has no pictures: what is drawn is seen in browser tests.
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('open by a key over the drawing, which rests, and go away with Escape', async () => {
    const { user, view } = await openPreview();
    expect(view.getByRole('tab', { name: 'Relief' }).getAttribute('aria-selected')).toBe('true');
    const drawing = screen.getByRole('application', { name: /^Zeichenfläche/ });
    expect(drawing.closest('[inert]')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Vorschau' })).toBeNull();
    expect(drawing.closest('[inert]')).toBeNull();
    expect(document.activeElement).toBe(drawing);
  });

  it('say what they show and which heights there are, and are changed by arrow keys', async () => {
    const { user, view } = await openPreview();
    expect(view.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'hoch',
      'halb so hoch',
      'flach',
    ]);
    act(() => view.getByRole('tab', { name: 'Relief' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(view.getByRole('tab', { name: 'Was aufquillt' }).getAttribute('aria-selected')).toBe('true');
    expect(view.getByRole('status').textContent).toBe('Was aufquillt, Seite 1 von 1: Regen in zwei Jahren');
    expect(view.getByRole('img').getAttribute('aria-label')).toBe(
      'Was aufquillt, Seite 1 von 1: Regen in zwei Jahren',
    );
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(view.getByRole('status').textContent).toMatch(/^Wie gedruckt/);
    expect(view.queryByRole('term')).toBeNull();
  });

  it('lead through the embossed pages, and say where there are none', async () => {
    const many = letterPages(Array.from({ length: 60 }, () => 'Der Teich').join('\n')).document;
    const { user, view } = await openPreview(many);
    await user.click(view.getByRole('tab', { name: 'Geprägte Seiten' }));
    expect(view.getByRole('img').getAttribute('aria-label')).toMatch(/Brailleseite 1 von \d/);
    await user.click(view.getByRole('button', { name: 'Nächste Brailleseite' }));
    expect(view.getByRole('img').getAttribute('aria-label')).toMatch(/Brailleseite 2 von \d/);
  });

  it('have nothing to emboss where nothing is described', async () => {
    const { user, view } = await openPreview(createNewDocument('de'));
    await user.click(view.getByRole('tab', { name: 'Geprägte Seiten' }));
    expect(view.getByText('Noch keine Brailleseiten')).toBeDefined();
    expect(view.getByRole('status').textContent).toBe('');
    expect(view.queryByRole('button', { name: 'Nächste Brailleseite' })).toBeNull();
  });

  describe('of the print', () => {
    const published: Document = {
      ...createNewDocument('de'),
      graphic_id: 3,
      variant_id: 7,
      lastVersionHash: 'ab'.repeat(32),
    };
    const printed = async (marks: SheetMarksToCome | null, document = published) => {
      const marksToCome = jest.fn(() => Promise.resolve(marks));
      const { user, view } = await openPreview(document, 'de', { marksToCome });
      await user.click(view.getByRole('tab', { name: 'Wie gedruckt' }));
      return { view, marksToCome };
    };

    it('say which version the next sheets carry and where their code leads', async () => {
      const link = 'https://tastwerk.example/catalogue/3/variant/7';
      const { view, marksToCome } = await printed({ version: 'v4', link, isLinkKnown: true });
      expect((await view.findByText(/der zur Grafik im Katalog führt/)).textContent).toContain('Version v4');
      expect(marksToCome.mock.calls).toEqual([[7]]);
    });

    it('say that the code of something new is an example', async () => {
      const link = 'https://tastwerk.example/catalogue';
      const fresh = { version: 'v1', link, isLinkKnown: false };
      const { view, marksToCome } = await printed(fresh, createNewDocument('de'));
      expect(await view.findByText(/Der QR-Code hier ist nur ein Beispiel/)).toBeDefined();
      expect(marksToCome.mock.calls).toEqual([[null]]);
    });

    it('say that a private graphic has no code', async () => {
      const { view } = await printed({ version: 'v2', link: null, isLinkKnown: true });
      expect(await view.findByText(/Grafiken, die nur Sie sehen, haben keinen QR-Code/)).toBeDefined();
    });

    it('say nothing of marks where sheets carry none', async () => {
      const { view, marksToCome } = await printed(null);
      await act(() => marksToCome.mock.results[0]?.value as Promise<unknown>);
      expect(view.queryByText(/QR-Code/)).toBeNull();
    });
  });

  it('say so where no relief can be computed, and show what swells', async () => {
    const { view } = await openPreview(undefined, 'en');
    expect((await view.findByRole('alert')).textContent).toMatch(/^The relief could not be calculated/);
  });
});
