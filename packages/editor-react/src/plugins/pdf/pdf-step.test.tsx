import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { drawnPage, EMPTY_PAGE, fakePdf, PDF, SCANNED_PAGE } from '../../../test/fake-pdf.js';
import { fakeScreen } from '../../../test/fakes.js';
import '../../../test/loaded-texts.js';
import { openImport } from '../../../test/open-import.js';

const file = new File([PDF], 'obst.pdf');

function openPages(...pages: Parameters<typeof fakePdf>[0]) {
  const pdf = fakePdf(pages);
  return { pdf, ...openImport(file, {}, undefined, { openPdf: pdf.open }) };
}

describe('a PDF file in the import dialog', () => {
  beforeEach(() => {
    fakeScreen(true);
  });
  afterEach(cleanup);

  it('of one page is shown at once as what it becomes, and comes onto the page', async () => {
    const { place, added, closed, pdf } = openPages(drawnPage('Birnen'));
    await screen.findByRole('heading', { name: 'obst' });
    await screen.findByText('1 Form');
    expect(screen.getByText('1 Beschriftung')).toBeDefined();
    expect(screen.getByText('Eingebettete Bilder')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Andere Seite' })).toBeNull();
    await place();
    expect(added()).toMatchObject([
      { type: 'path', fill: 'cyan', pattern: { template: 'diagonal_lines' } },
      { type: 'label', text: 'Birnen', angle: 0 },
    ]);
    expect(closed.count).toBe(1);
    expect(pdf.drawn).toEqual([]);
    cleanup();
    expect(pdf.closed.count).toBe(1);
  });

  it('of several pages asks which, by picture or by number, and leads back', async () => {
    const { user, pdf } = openPages(drawnPage('eins'), drawnPage('zwei'), drawnPage('drei'));
    const pages = await screen.findByRole('list', { name: 'Seiten der Datei' });
    await waitFor(() => expect(pdf.drawn).toEqual([1, 2, 3]));
    expect(pages.querySelectorAll('img')).toHaveLength(3);
    await user.click(within(pages).getByRole('button', { name: 'Seite 2' }));
    const heading = await screen.findByRole('heading', { name: 'Seite 2 von 3' });
    expect(document.activeElement).toBe(heading);
    await screen.findByText('1 Form');
    await user.click(screen.getByRole('button', { name: 'Andere Seite' }));
    const number = await screen.findByRole('textbox', { name: /^Seite \(1 bis 3\)/ });
    await user.clear(number);
    await user.type(number, '3{Tab}');
    await user.click(screen.getByRole('button', { name: 'Seite öffnen' }));
    await screen.findByRole('heading', { name: 'Seite 3 von 3' });
  });

  it('of many pages shows some, and more when they are asked for', async () => {
    const { user } = openPages(...Array.from({ length: 60 }, () => EMPTY_PAGE));
    const pages = await screen.findByRole('list', { name: 'Seiten der Datei' });
    expect(within(pages).getAllByRole('listitem')).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: '24 weitere Seiten zeigen' }));
    expect(within(pages).getAllByRole('listitem')).toHaveLength(48);
    await user.click(screen.getByRole('button', { name: '12 weitere Seiten zeigen' }));
    expect(within(pages).getAllByRole('listitem')).toHaveLength(60);
    expect(screen.queryByRole('button', { name: /weitere Seiten? zeigen/ })).toBeNull();
  });

  it('that is a scan is traced like a picture', async () => {
    const { traced, place, added, pdf } = openPages(SCANNED_PAGE);
    await screen.findByText(/^Diese Seite ist ein Bild/);
    await screen.findByRole('img', { name: /2 Teile nachgezeichnet/ });
    expect(pdf.drawn).toEqual([1]);
    expect(traced()).toEqual(['0 0 1000 500']);
    expect(screen.queryByRole('button', { name: 'Als Zeichnung übernehmen' })).toBeNull();
    await place();
    expect(added()[0]).toMatchObject({ type: 'group', moniker: 'Bild obst' });
  });

  it('is traced as a picture when that is wished, and a drawing again', async () => {
    const { user } = openPages(drawnPage('Birnen'));
    await user.click(await screen.findByRole('button', { name: 'Als Bild nachzeichnen' }));
    await screen.findByRole('img', { name: /2 Teile nachgezeichnet/ });
    expect(screen.queryByText('1 Form')).toBeNull();
    expect(screen.queryByText(/^Diese Seite ist ein Bild/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Als Zeichnung übernehmen' }));
    await screen.findByText('1 Form');
  });

  it('says why a page cannot be read, and offers the others', async () => {
    const { user } = openPages(EMPTY_PAGE, 'pdfTooMuch', drawnPage('gut'));
    await user.click(await screen.findByRole('button', { name: 'Seite 1' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Diese Seite ist leer.');
    await user.click(screen.getByRole('button', { name: 'Andere Seite' }));
    await user.click(await screen.findByRole('button', { name: 'Seite 2' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Diese Seite ist zu umfangreich');
    await user.click(screen.getByRole('button', { name: 'Andere Seite' }));
    await user.click(await screen.findByRole('button', { name: 'Seite 3' }));
    await screen.findByText('1 Beschriftung');
    expect(screen.queryByRole('alert', { name: /importiert/ })).toBeNull();
  });

  it.each([
    ['pdfPassword', /mit einem Passwort geschützt/],
    ['pdfDamaged', /ist beschädigt/],
    ['pdfUnavailable', /Leseprogramm nicht starten/],
  ] as const)('that cannot be opened (%s) is refused in a sentence', async (failure, sentence) => {
    openImport(file, {}, undefined, { openPdf: fakePdf([], failure).open });
    expect((await screen.findByRole('alert')).textContent).toMatch(sentence);
    expect(screen.getByRole('button', { name: 'Andere Datei' })).toBeDefined();
  });
});
