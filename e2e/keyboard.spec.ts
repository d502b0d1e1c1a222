import { expectAccessible } from './faults.js';
import { KeyboardAuthor } from './keyboard-author.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;

test.describe('without a mouse and without sight', () => {
  test.use({ locale: words.locale });

  test('an author draws, labels, proofs, describes and publishes by keyboard alone', async ({ page }) => {
    const author = new KeyboardAuthor(page);
    const title = `Tastplan ${Date.now()}`;
    const product = process.env['PRODUCT_URL'] ?? '';
    const canvas = page.getByRole('application', { name: words.canvas });
    const dialog = page.getByRole('dialog');
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });

    await test.step('logs in and begins a draft', async () => {
      await author.logIn(words);
      await page.goto(`${product}/editor/splash`);
      await author.use(page.getByRole('button', { name: words.newDraft, exact: true }));
      await expect(canvas).toBeVisible();
      // Reading begins at the title of the draft; the way to the drawing area stands before it.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await author.goTo(page.getByRole('button', { name: 'Zur Zeichenfläche springen' }), 'Shift+Tab');
      await author.press('Enter');
      await expect(canvas).toBeFocused();
    });

    await test.step('adds a rectangle by numbers and hears where it is', async () => {
      await author.press('a');
      await expect(dialog).toBeVisible();
      await author.fill(field('Von links'), '30');
      await author.fill(field('Von oben'), '60');
      await author.fill(field('Breite'), '50');
      await author.fill(field('Höhe'), '40');
      await author.fill(field('Name'), 'Schule');
      await author.press('Enter');
      await expect(dialog).toBeHidden();
      await expect(canvas).toBeFocused();
      await author.hear('Hinzugefügt: Rechteck „Schule“, 2 von 2, links 30 mm, oben 60 mm, 50 mal 40 mm');
    });

    await test.step('puts a label beside it and hears what is next to it', async () => {
      await author.press('a');
      await author.choose(dialog.getByRole('button', { name: /Art$/ }), 'Beschriftung');
      await author.fill(field('Text'), 'Haus');
      await author.choose(dialog.getByRole('button', { name: /Wo$/ }), 'Rechts von');
      await expect(dialog.getByRole('button', { name: /Objekt$/ })).toContainText('Rechteck „Schule“');
      await author.fill(field('Abstand'), '5');
      await author.use(dialog.getByRole('checkbox', { name: 'Größe folgt dem Text' }), 'Space');
      await author.fill(field('Breite'), '60');
      await author.use(dialog.getByRole('button', { name: 'Anlegen', exact: true }));
      await expect(dialog).toBeHidden();
      await author.hear(/Hinzugefügt: Beschriftung „Haus“, 3 von 3, links 85,8 mm, oben 52,3 mm, 60 mal/);
      await author.press('n');
      await author.hear(/Links davon Rechteck „Schule“, 5 mm\. Rechts davon der Blattrand/);
    });

    await test.step('writes its text, checks its cells and moves it', async () => {
      await author.press('Enter');
      await expect(page.getByRole('textbox', { name: words.editLabel })).toBeFocused();
      await author.overwrite(words.labelText);
      await author.press('Escape');
      await expect(canvas).toBeFocused();
      await author.hear('Text geändert: Beschriftung „Die Straße“');
      await expect(page.getByRole('figure', { name: words.braille })).toContainText('⠙⠬⠀⠾⠗⠁⠮⠑');
      await author.press('ArrowDown', 'Alt+ArrowLeft');
      await author.hear('links 85,7 mm, oben 53,3 mm');
      await author.press('Control+z');
      await author.hear('Rückgängig: Beschriftung „Die Straße“ wieder links 85,8 mm, oben 53,3 mm');
      await author.press('u');
      await author.hear('Berührt und überschneidet nichts.');
      await author.press(...Array<string>(4).fill('ArrowLeft'));
      await author.hear('links 81,8 mm, oben 53,3 mm');
      await author.press('ArrowLeft');
      await author.hear(/^links 80,8 mm, oben 53,3 mm\. Berührt jetzt: Rechteck „Schule“\./);
      await author.press(...Array<string>(5).fill('ArrowRight'));
      await author.hear('links 85,8 mm, oben 53,3 mm');
      await author.press('q');
      const questions = page.getByRole('dialog', { name: 'Das Blatt fragen' });
      await author.fill(questions.getByRole('textbox', { name: 'Von links' }), '50');
      await author.fill(questions.getByRole('textbox', { name: 'Von oben' }), '80');
      await author.press('Enter');
      await expect(questions.getByRole('status')).toHaveText('Dort liegt: Rechteck „Schule“ (darin).');
      await expectAccessible(page, 'asking the sheet');
      await author.press('Escape');
      await expect(canvas).toBeFocused();
      await author.press('Home', 'Enter');
      await expect(page.getByRole('textbox', { name: words.editLabel })).toBeFocused();
      await author.overwrite(title);
      await author.press('Escape');
      await expect(canvas).toBeFocused();
      await author.press('i');
      await author.hear(new RegExp(`Titel „${title}“, 1 von 3`));
    });

    await test.step('hears a finding and has it mended in the proof', async () => {
      await author.press('End', 'Alt+Shift+PageDown');
      await author.hear('um 15 Grad gedreht');
      const proof = page.getByRole('region', { name: 'Prüfung', exact: true });
      await author.press('F7');
      await expect(proof).toContainText('Die Beschriftung ist um 15° gedreht.');
      const turned = proof.getByRole('listitem').filter({ hasText: 'Die Beschriftung ist um 15° gedreht.' });
      const fix = turned.getByRole('button', { name: /^Beheben: Beschriftung/ });
      await expect(fix).toBeEnabled();
      await author.use(fix);
      await expect(turned).toHaveCount(0);
      await author.goTo(canvas, 'F6');
      await author.press('m');
      await expect(dialog).toBeVisible();
      await author.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(canvas).toBeFocused();
    });

    await test.step('describes the picture and reads the page as a text', async () => {
      const sides = page.getByRole('complementary', { name: 'Eigenschaften', exact: true });
      await author.goTo(sides.getByRole('tab', { selected: true }), 'F6');
      await author.goTo(sides.getByRole('tab', { name: 'Braille', exact: true }), 'ArrowRight');
      await author.fill(page.getByRole('textbox', { name: 'Art der Grafik' }), 'Lageplan');
      await author.fill(page.getByRole('textbox', { name: 'Zusammenfassung' }), 'Eine Schule an der Straße.');
      await author.fill(
        page.getByRole('textbox', { name: 'Einzelheiten' }),
        'Links die Schule, rechts ihr Name.',
      );
      await author.goTo(canvas, 'F6');
      await author.press('Shift+O');
      const outline = page.getByRole('tabpanel', { name: 'Gliederung' });
      await expect(outline).toContainText('Eine Schule an der Straße.');
      await expect(outline.getByRole('button')).toHaveText([
        'Als Text kopieren',
        `Titel „${title}“`,
        'Rechteck „Schule“',
        'Beschriftung „Die Straße“',
      ]);
      await author.press('o');
      await author.hear(/Seite 1 von 1\. A4 hoch .*Titel: 1, Rechteck: 1, Beschriftung: 1\./);
    });

    await test.step('publishes', () => author.publish(words));
  });

  test('no panel and no dialog of the editor has a fault that a machine finds', async ({ page }) => {
    const author = new KeyboardAuthor(page);
    await page.goto(`${process.env['PRODUCT_URL'] ?? ''}/editor/app`);
    const canvas = page.getByRole('application', { name: words.canvas });
    await expect(canvas).toBeVisible();
    await author.use(page.getByRole('button', { name: 'Zur Zeichenfläche springen' }));
    await expect(canvas).toBeFocused();
    await author.press('a');
    await author.use(page.getByRole('dialog').getByRole('button', { name: 'Anlegen', exact: true }));
    await expect(canvas).toBeFocused();
    await author.press('F7');
    const findings = page.getByRole('region', { name: 'Prüfung', exact: true });
    await expect(findings).toBeVisible();
    await expectAccessible(page, 'Prüfung');
    await author.press('F7');
    await expect(findings).toBeHidden();
    for (const side of ['Objekte und Seiten', 'Eigenschaften']) {
      const tabs = page.getByRole('complementary', { name: side, exact: true }).getByRole('tab');
      await author.goTo(tabs.and(page.locator('[aria-selected="true"]')), 'F6');
      for (let count = await tabs.count(); count > 0; count -= 1) {
        await author.press('ArrowRight');
        await expectAccessible(
          page,
          `${side}: ${await tabs.and(page.locator('[aria-selected="true"]')).innerText()}`,
        );
      }
    }
    await author.goTo(canvas, 'F6');
    for (const [key, name, ...but] of [
      ['a', 'Objekt anlegen'],
      ['m', /^Lage und Größe/],
      ['F1', 'Tastenkürzel'],
      // The arrow keys scroll the list from the field in which one searches.
      ['Control+k', 'Befehle', 'scrollable-region-focusable'],
    ] as const) {
      await author.press(key);
      const dialog = page.getByRole('dialog', { name });
      await expect(dialog).toBeVisible();
      await expectAccessible(page, String(name), but);
      await author.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(canvas).toBeFocused();
    }
  });
});
