import { complaintsOf, expectAccessible } from './faults.js';
import { KeyboardAuthor } from './keyboard-author.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;
const WIDE = { width: 1366, height: 768 };
const NARROW = { width: 320, height: 720 };

test.describe('a sheet as text, by keyboard alone', () => {
  test.use({ locale: words.locale, viewport: WIDE });

  test('an author writes a sheet in twelve lines, corrects an error, proofs, describes and publishes it', async ({
    page,
  }) => {
    const complaints = await complaintsOf(page);
    const author = new KeyboardAuthor(page);
    const title = `Dreieck mit Inkreis ${Date.now()}`;
    const sheet = [
      'Szenentext 1',
      `Grafik "${title}"`,
      'Art der Grafik "Geometrische Figuren"',
      'Zusammenfassung "Ein gleichseitiges Dreieck mit Kreis, daneben ein Rechteck."',
      'Einzelheiten "Links das Dreieck A B C mit 80 mm langen Seiten, darin der Kreis. Rechts das Rechteck."',
      'Titel "Dreieck und Rechteck" bei 10, 10',
      'Dreieck "D" Seite 80 bei 30, 90',
      'Beschriftung "A" Vollzeichen an Ecke 1 von "D"',
      'Beschriftung "B" Vollzeichen an Ecke 2 von "D"',
      'Beschriftung "C" Vollzeichen an Ecke 3 von "D"',
      'Kreis "K" Radius 15 in "D"',
      'Rechteck "R" Breite 40 Höhe 40 Textur Punkte eng Texturabstand 2 rechts von "D" Abstand 10 mittig',
    ];
    const text = page.getByRole('textbox', { name: 'Szenentext' });
    const panel = page.getByRole('tabpanel', { name: 'Text', exact: true });
    const canvas = page.getByRole('application', { name: words.canvas });
    const lines = text.locator('.cm-line');

    await test.step('opens the text beside the drawing', async () => {
      await author.logIn(words);
      await page.goto(`${process.env['PRODUCT_URL'] ?? ''}/editor/splash`);
      await author.use(page.getByRole('button', { name: words.newDraft, exact: true }));
      await expect(canvas).toBeVisible();
      await author.press('F4');
      await expect(text).toBeFocused();
      await expect(text).toHaveAttribute('lang', 'de');
      await expect(text).toHaveAccessibleDescription(/^Enter übernimmt die Zeile/);
    });

    await test.step('writes the sheet line by line', async () => {
      expect(sheet.length).toBeLessThanOrEqual(12);
      await author.press('Control+a');
      for (const line of sheet) {
        await author.type(line);
        await author.press('Enter');
      }
      await expect(lines.nth(11)).toHaveText(/^Quadrat "R" Seite 40 bei 115\.\d+, /);
      await expect(lines.nth(7)).toHaveText(/^Beschriftung "A" bei .*benennt "D"/);
      await expect(panel.getByRole('status')).toHaveText('');
      await expectAccessible(page, 'scene text');
    });

    await test.step('hears an error when a line is left, and takes the suggestion', async () => {
      await author.type('Kries "Z" Radius 20 bei 60, 210');
      await author.press('Enter');
      await expect(panel.getByRole('status')).toContainText(
        '1 Fehler. Zeile 13: Mit „Kries“ beginnt keine Zeile. Meinten Sie Kreis?',
      );
      await expect(text).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page, 'scene text with an error');
      await author.press('F8');
      await expect(panel.getByRole('status')).toHaveText(/^Zeile 13: Mit „Kries“/);
      await author.use(panel.getByRole('button', { name: 'Vorschlag übernehmen: Kreis' }));
      await expect(text).toBeFocused();
      await expect(panel.getByRole('status')).toHaveText('');
      await expect(lines.nth(12)).toHaveText('Kreis "Z" Radius 20 bei 60, 210');
    });

    await test.step('sees in the text what is done in the drawing', async () => {
      await author.press('F4');
      await expect(canvas).toBeFocused();
      await author.press('i');
      await author.hear(/Kreis „Z“|Ellipse „Z“/);
      await author.press('ArrowRight');
      await expect(lines.nth(12)).toHaveText('Kreis "Z" Radius 20 bei 61, 210');
      await author.press('Control+z');
      await expect(lines.nth(12)).toHaveText('Kreis "Z" Radius 20 bei 60, 210');
      await author.press('Control+z');
      await expect(text).not.toContainText('"Z"');
      await expect(lines.nth(11)).toHaveText(/^Quadrat "R"/);
    });

    await test.step('proofs the sheet and reads its description', async () => {
      const proof = page.getByRole('region', { name: 'Prüfung', exact: true });
      await author.press('F7');
      await expect(proof).toContainText('Nichts gefunden');
      await author.goTo(canvas, 'F6');
      await author.press('Shift+O');
      const outline = page.getByRole('tabpanel', { name: 'Gliederung' });
      await expect(outline).toContainText('Ein gleichseitiges Dreieck mit Kreis');
    });

    await test.step('publishes', () => author.publish(words));
    expect(complaints).toEqual([]);
  });

  test('a line that is not right yet is there again after a reload, also in a draft without any change', async ({
    page,
  }) => {
    const author = new KeyboardAuthor(page);
    await page.goto(`${process.env['PRODUCT_URL'] ?? ''}/editor/app`);
    const canvas = page.getByRole('application', { name: words.canvas });
    const text = page.getByRole('textbox', { name: 'Szenentext' });
    const openText = async () => {
      await expect(canvas).toBeVisible();
      await author.use(page.getByRole('button', { name: 'Zur Zeichenfläche springen' }));
      await author.press('F4');
      await expect(text).toBeFocused();
    };
    await openText();
    await author.press('Control+End', 'Enter');
    await author.type('Kreiz Radius 20');
    await author.press('Enter');
    await expect(page.getByText('Meinten Sie Kreis?').first()).toBeVisible();
    await expect(page).toHaveURL(/draft=/u);
    await page.reload();
    await openText();
    await expect(text).toContainText('Kreiz Radius 20');
  });

  test('the text has no fault that a machine finds in a window of 320 px, and Tab leads out of it', async ({
    page,
  }) => {
    await page.setViewportSize(NARROW);
    const author = new KeyboardAuthor(page);
    await page.goto(`${process.env['PRODUCT_URL'] ?? ''}/editor/app`);
    await expect(page.getByRole('application', { name: words.canvas })).toBeVisible();
    await author.press('F4');
    const text = page.getByRole('textbox', { name: 'Szenentext' });
    await expect(text).toBeFocused();
    await author.press('Control+End');
    await author.type('Kreis Radius 20 bei 40,5 110');
    await author.press('Enter');
    await expect(page.getByRole('button', { name: 'Vorschlag übernehmen: 40.5' })).toBeVisible();
    await expectAccessible(page, 'scene text at 320 px');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(NARROW.width);
    await author.press('Tab');
    await expect(text).not.toBeFocused();
    await author.press('Shift+Tab');
    await expect(text).toBeFocused();
    await author.press('Control+Space');
    await expect(page.getByRole('listbox', { name: 'Vorschläge' })).toBeVisible();
    await author.press('Escape');
    await expect(page.getByRole('listbox', { name: 'Vorschläge' })).toBeHidden();
  });
});
