import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, configure, render, screen, within } from '@testing-library/react';
import { fakeCanvas, fakePorts, fakeScreen } from '../../test/fakes.js';
import { fakeUser } from '../../test/fake-user.js';
import { letterPages, letterTranslator } from '../../test/letter-braille.js';
import '../../test/loaded-texts.js';
import { Editor } from '../editor.js';
import { createNewDocument } from '../new-document.js';

// Nothing here is hidden without being gone, and looking for it costs most of the time.
configure({ defaultHidden: true });

async function openPreview(document = letterPages('Der Teich').document, language: 'de' | 'en' = 'de') {
  const ports = fakePorts({ canvasFactory: fakeCanvas().factory, translate: letterTranslator });
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

  it('say so where no relief can be computed, and show what swells', async () => {
    const { view } = await openPreview(undefined, 'en');
    expect((await view.findByRole('alert')).textContent).toMatch(/^The relief could not be computed/);
  });
});
