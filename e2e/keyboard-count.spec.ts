import { WORK_MS } from '../scripts/setup/patience.mjs';
import { expectAccessible } from './faults.js';
import { KeyboardAuthor } from './keyboard-author.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;

/** What a drawing of three shapes may cost, from an empty draft to the catalogue. */
const MOST_KEYS = 200;

test.describe('few keys', () => {
  test.use({ locale: words.locale });

  test('a triangle with its labels, a circle in it and a rectangle beside it, proofed, described and published', async ({
    page,
  }) => {
    const author = new KeyboardAuthor(page);
    const product = process.env['PRODUCT_URL'] ?? '';
    const canvas = page.getByRole('application', { name: words.canvas });
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    const list = (name: RegExp) => dialog.getByRole('button', { name });
    await author.logIn(words);
    await page.goto(`${product}/editor/splash`);
    await expect(page.getByRole('button', { name: words.newDraft, exact: true })).toBeVisible();
    author.beginCount();

    await test.step('begins a draft and gives it a title', async () => {
      await author.use(page.getByRole('button', { name: words.newDraft, exact: true }));
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await author.goTo(page.getByRole('button', { name: 'Zur Zeichenfläche springen' }), 'Shift+Tab');
      await author.press('Enter');
      await expect(canvas).toBeFocused();
      await author.press('Home', 'Enter');
      await expect(page.getByRole('textbox', { name: words.editLabel })).toBeFocused();
      await author.type('Dreieck');
      await author.press('Escape');
      await expect(canvas).toBeFocused();
    });

    await test.step('adds a triangle of 80 mm', async () => {
      await author.press('a');
      await expect(list(/Art$/u)).toBeFocused();
      await author.press('d');
      await expect(list(/Art$/u)).toContainText('Dreieck');
      await author.goTo(field('Seite'));
      await author.type('80');
      await author.press('Enter');
      await expect(canvas).toBeFocused();
      await author.hear(/Hinzugefügt: Dreieck, 2 von 2, .* 80 mal 69,3 mm/u);
    });

    await test.step('puts A, B and C at its corners', async () => {
      await author.press('b');
      await expect(field('Texte der Ecken')).toHaveValue('A B C');
      await author.press('Enter');
      await expect(canvas).toBeFocused();
      await author.hear('Beschriftung „A“, Beschriftung „B“, Beschriftung „C“ hinzugefügt');
    });

    await test.step('puts a circle into it', async () => {
      await author.press('a');
      await expect(list(/Art$/u)).toBeFocused();
      await author.press('k');
      await expect(list(/Art$/u)).toContainText('Kreis');
      await author.goTo(field('Durchmesser'));
      await author.type('20');
      await author.goTo(list(/Wo$/u));
      await author.press('i');
      await expect(list(/Objekt$/u)).toContainText('Dreieck');
      await author.press('Control+Enter');
      await expect(canvas).toBeFocused();
      await author.hear(/Hinzugefügt: Kreis, .* 20 mal 20 mm.*Liegt jetzt in: Dreieck\./u);
    });

    await test.step('puts a rectangle with a texture 10 mm to the right, which stays there', async () => {
      await author.press('a');
      await expect(list(/Art$/u)).toBeFocused();
      await author.press('r');
      await expect(list(/Art$/u)).toContainText('Rechteck');
      await author.goTo(list(/Wo$/u));
      await author.press('r');
      await expect(list(/Wo$/u)).toContainText('Rechts von');
      await author.goTo(list(/Objekt$/u));
      await author.press('d');
      await expect(list(/Objekt$/u)).toContainText('Dreieck');
      await author.goTo(field('Abstand'));
      await author.type('10');
      await author.use(
        dialog.getByRole('checkbox', { name: 'Bleibt dort, wenn sich das andere ändert' }),
        'Space',
      );
      await author.goTo(list(/Textur$/u));
      await author.press('ArrowRight');
      await author.press('Control+Enter');
      await expect(canvas).toBeFocused();
      await author.hear(/Hinzugefügt: Rechteck, .*Textur .*bleibt rechts von Dreieck, Abstand 10 mm/u);
    });

    await test.step('takes the description that is proposed', async () => {
      await author.press('d');
      const description = page.getByRole('dialog', { name: 'Bildbeschreibung' });
      await expect(description.getByRole('textbox', { name: 'Zusammenfassung' })).toHaveValue(
        'Zu sehen: Dreieck, Rechteck, Kreis.',
      );
      await expect(description.getByRole('textbox', { name: 'Einzelheiten' })).toHaveValue(
        /^Dreieck, 80 mal 69,3 mm\. Beschriftet mit: A, B, C\. .*Kreis liegt in Dreieck, Abstand zum Rand/u,
      );
      await expectAccessible(page, 'description');
      await author.press('Control+Enter');
      await expect(canvas).toBeFocused();
    });

    await test.step('hears that the proof has nothing to say', async () => {
      await author.press('F7');
      const proof = page.getByRole('region', { name: 'Prüfung', exact: true });
      await expect(proof).toContainText('Nichts gefunden');
      await author.press('F7');
      await author.goTo(canvas, 'F6');
    });

    await test.step('publishes', async () => {
      await author.press('Control+k');
      await expect(dialog.getByRole('searchbox')).toBeFocused();
      await author.type('Veröff');
      await expect(dialog.getByRole('menuitem').first()).toContainText(words.publish);
      await author.press('Enter');
      const publish = page.getByRole('dialog', { name: words.publishDialog });
      await expect(publish).toBeVisible();
      await author.press('Control+Enter');
      await expect(publish.getByRole('checkbox', { name: words.licence })).toBeFocused();
      await author.press('Space', 'Control+Enter');
      await expect(publish.getByText(words.published)).toBeVisible({ timeout: WORK_MS });
    });

    test.info().annotations.push({ type: 'keys', description: String(author.keys) });
    expect(author.keys).toBeLessThanOrEqual(MOST_KEYS);
  });

  test('what is kept beside another goes along with it, and says when it is moved away', async ({ page }) => {
    const author = new KeyboardAuthor(page);
    await page.goto(`${process.env['PRODUCT_URL'] ?? ''}/editor/app`);
    const canvas = page.getByRole('application', { name: words.canvas });
    const dialog = page.getByRole('dialog');
    const list = (name: RegExp) => dialog.getByRole('button', { name });
    await expect(canvas).toBeVisible();
    await author.use(page.getByRole('button', { name: 'Zur Zeichenfläche springen' }));
    await author.press('a');
    await expect(list(/Art$/u)).toBeFocused();
    await author.press('q');
    await expect(list(/Art$/u)).toContainText('Quadrat');
    await author.press('Control+Enter');
    await expect(canvas).toBeFocused();
    await author.press('a');
    await expect(list(/Art$/u)).toBeFocused();
    await author.press('k');
    await author.goTo(list(/Wo$/u));
    await author.press('r');
    await author.use(
      dialog.getByRole('checkbox', { name: 'Bleibt dort, wenn sich das andere ändert' }),
      'Space',
    );
    await expectAccessible(page, 'a place by others');
    await author.press('Control+Enter');
    await expect(canvas).toBeFocused();
    await author.hear(/Hinzugefügt: Kreis, 3 von 3, links 84,5 mm, .*bleibt rechts von Quadrat/u);
    await author.press('Shift+Tab', 'ArrowRight', 'ArrowRight', 'Tab');
    await author.hear(/Kreis, 3 von 3, links 86,5 mm, .*bleibt rechts von Quadrat/u);
    await author.press('ArrowDown');
    await author.hear('Kreis ist nicht mehr an Quadrat gebunden.');
  });
});
