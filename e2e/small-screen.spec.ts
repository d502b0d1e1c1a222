import { type Page } from '@playwright/test';
import { WORK_MS } from '../scripts/setup/patience.mjs';
import { expectAccessible } from './faults.js';
import { KeyboardAuthor } from './keyboard-author.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** A window of 1280 px at a zoom of 400 %, which WCAG 1.4.10 asks about. */
const ZOOMED = { width: 320, height: 640 };
/** The same of a window that is 720 px high. */
const LOW = { width: 320, height: 180 };

const OWN = {
  de: {
    littleRoom: 'Auf einem größeren Bildschirm zeichnen Sie leichter',
    skip: 'Zur Zeichenfläche springen',
    placeNew: 'Objekt anlegen',
    fields: { left: 'Von links', top: 'Von oben', width: 'Breite', height: 'Höhe', text: 'Text' },
    kind: /Art$/,
    label: 'Beschriftung',
    add: 'Anlegen',
    added: /^Hinzugefügt: Rechteck, 2 von 2/,
    sides: { left: 'Objekte und Seiten', right: 'Eigenschaften' },
    named: 'Umbenannt: Rechteck „Schule“',
    rename: 'Umbenennen',
    row: 'Schule',
    proof: 'Prüfung',
    overlap: /liegt auf einem anderen|überlappen sich/,
    show: /^Zeigen: /,
    fix: /^Beheben: /,
    pass: /^Akzeptieren …: /,
    more: 'Weitere Befehle',
    views: ['Vorschau', 'Brailleseiten'],
    back: /^(Zurück zur|Zur) Zeichnung$/,
    byCommand: [
      'Diagramm einfügen',
      'Beschriftungen platzieren',
      'Tastbar machen',
      'Importieren',
      'Vorlage wählen',
    ],
    text: 'Szenentext',
  },
  en: {
    littleRoom: 'Drawing is easier on a larger screen',
    skip: 'Skip to the drawing area',
    placeNew: 'Add an object',
    fields: { left: 'From the left', top: 'From the top', width: 'Width', height: 'Height', text: 'Text' },
    kind: /Kind$/,
    label: 'Label',
    add: 'Add',
    added: /^Added: Rectangle, 2 of 2/,
    sides: { left: 'Objects and pages', right: 'Properties' },
    named: 'Renamed: Rectangle “Schule”',
    rename: 'Rename',
    row: 'Schule',
    proof: 'Proof',
    overlap: /lies on another|overlap/,
    show: 'Show',
    fix: 'Fix',
    pass: 'Accept…',
    more: 'More commands',
    views: ['Preview', 'Braille pages'],
    back: 'Back to the drawing',
    byCommand: ['Insert chart', 'Place labels', 'Make tactile', 'Import', 'Choose a template'],
    text: 'Scene text',
  },
} as const;

/** Nothing is wider than the window, and no control is cut by its edge; rows of tabs scroll by their arrow keys. */
async function expectFits(page: Page, place: string): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const controls = [...document.querySelectorAll<HTMLElement>('a, button, input, textarea')];
      const cut = controls.filter((control) => {
        const { left, right, width } = control.getBoundingClientRect();
        const isSeen = width > 2 && control.tabIndex >= 0 && control.checkVisibility();
        return isSeen && (left < 0 || right > clientWidth);
      });
      return [
        ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
        ...cut.map(({ outerHTML }) => outerHTML.slice(0, 200)),
      ];
    });
  await expect.poll(async () => [place, await tooWide()]).toEqual([place, []]);
}

async function expectGood(page: Page, place: string, but: readonly string[] = []): Promise<void> {
  await expectFits(page, place);
  await expectAccessible(page, place, but);
}

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const own = OWN[language];

  test.describe(`the editor at 320 px, as a zoom of 400 % makes it (${language})`, () => {
    test.use({ locale: words.locale, viewport: ZOOMED });

    test('an author draws, names, proofs and publishes by keyboard', async ({ page }) => {
      const author = new KeyboardAuthor(page);
      const product = process.env['PRODUCT_URL'] ?? '';
      const title = `Hafenplan ${Date.now()}`;
      const canvas = page.getByRole('application', { name: words.canvas });
      const dialog = page.getByRole('dialog');
      const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
      const left = page.getByRole('complementary', { name: own.sides.left, exact: true });

      await test.step('begins a draft, after a hint that there is little room', async () => {
        await author.logIn(words);
        await page.goto(`${product}/editor/splash`);
        await expect(page.getByText(own.littleRoom)).toBeVisible();
        await expectGood(page, 'the list of drafts');
        await author.use(page.getByRole('button', { name: words.newDraft, exact: true }));
        await expect(canvas).toBeVisible();
        await author.use(page.getByRole('button', { name: own.skip }));
        await expect(canvas).toBeFocused();
        await expectGood(page, 'the drawing');
      });

      await test.step('writes the title and adds a rectangle from the list of commands', async () => {
        await author.press('Home', 'Enter');
        await expect(page.getByRole('textbox', { name: words.editLabel })).toBeFocused();
        await author.overwrite(title);
        await expectGood(page, 'typing a label');
        await author.press('Escape', 'Control+k');
        await expect(dialog.getByRole('searchbox')).toBeFocused();
        await author.type(own.placeNew);
        await expect(dialog.getByRole('menuitem').first()).toContainText(own.placeNew);
        // The arrow keys scroll the list from the field in which one searches.
        await expectGood(page, 'the list of commands', ['scrollable-region-focusable']);
        await author.press('Enter');
        await author.fill(field(own.fields.left), '30');
        await author.fill(field(own.fields.top), '60');
        await author.fill(field(own.fields.width), '50');
        await author.fill(field(own.fields.height), '40');
        await expectGood(page, 'adding an object');
        await author.press('Enter');
        await expect(dialog).toBeHidden();
        await author.hear(own.added);
      });

      await test.step('names it in the list of objects', async () => {
        await author.goTo(page.getByRole('button', { name: own.sides.left, exact: true }), 'Shift+Tab');
        await author.press('Enter');
        await expect(left).toBeVisible();
        await author.goTo(left.getByRole('tab', { selected: true }));
        await author.goTo(left.getByRole('tab', { name: words.tabs.objects, exact: true }), 'ArrowRight');
        const objects = left.getByRole('treegrid', { name: words.objects });
        const row = objects.getByRole('row').first();
        await author.goTo(objects.getByRole('row', { selected: true }));
        await author.press('Home');
        await expect(row).toBeFocused();
        await author.press('F2');
        await author.overwrite(own.row);
        await author.press('Enter');
        await author.hear(own.named);
        await expect(row).toContainText(own.row);
        await expectGood(page, 'the list of objects');
      });

      await test.step('puts a label on it, and has that moved by the proof', async () => {
        await author.goTo(canvas, 'F6');
        await author.press('a');
        await author.choose(dialog.getByRole('button', { name: own.kind }), own.label);
        await author.fill(field(own.fields.text), 'Hof');
        await author.fill(field(own.fields.left), '24');
        await author.fill(field(own.fields.top), '70');
        await author.use(dialog.getByRole('button', { name: own.add, exact: true }));
        await expect(dialog).toBeHidden();
        await author.press('F7');
        const proof = page.getByRole('region', { name: own.proof, exact: true });
        const overlap = proof.getByRole('listitem').filter({ hasText: own.overlap });
        await expect(overlap).toHaveCount(1);
        await author.use(overlap.getByRole('button', { name: own.show }));
        await expect(canvas).toBeInViewport();
        await expectGood(page, 'the proof');
        await author.use(overlap.getByRole('button', { name: own.pass }));
        await expect(dialog).toBeVisible();
        await expectGood(page, 'passing over a finding');
        await author.press('Escape');
        const fix = overlap.getByRole('button', { name: own.fix });
        await expect(fix).toBeEnabled();
        await author.use(fix);
        await expect(overlap).toHaveCount(0);
        await author.press('F7');
        await expect(proof).toBeHidden();
      });

      await test.step('publishes', async () => {
        await author.use(page.getByRole('button', { name: words.publish, exact: true }));
        const publish = page.getByRole('dialog', { name: words.publishDialog });
        await expect(publish).toBeVisible();
        await expectGood(page, 'publishing');
        await author.use(publish.getByRole('button', { name: words.publish, exact: true }));
        await expect(publish.getByText(words.licenceRequired)).toBeVisible();
        await expectGood(page, 'publishing without a licence');
        await author.use(publish.getByRole('checkbox', { name: words.licence }), 'Space');
        await author.use(publish.getByRole('button', { name: words.publish, exact: true }));
        await expect(publish.getByText(words.published)).toBeVisible({ timeout: WORK_MS });
        await expectGood(page, 'what is published');
      });
    });

    for (const size of [ZOOMED, LOW]) {
      test(`every panel, view and dialog fits into ${size.width} by ${size.height} px`, async ({ page }) => {
        const author = new KeyboardAuthor(page);
        await page.setViewportSize(size);
        await page.goto(`${process.env['PRODUCT_URL'] ?? ''}/editor/app`);
        const canvas = page.getByRole('application', { name: words.canvas });
        await expect(canvas).toBeVisible();
        await author.use(page.getByRole('button', { name: own.skip }));
        await author.press('a');
        await author.use(page.getByRole('dialog').getByRole('button', { name: own.add, exact: true }));
        await expect(canvas).toBeFocused();

        for (const name of [own.sides.left, own.sides.right]) {
          const side = page.getByRole('complementary', { name, exact: true });
          const opener = page.getByRole('button', { name, exact: true });
          await author.goTo(opener, 'Shift+Tab');
          await author.press('Enter');
          const tabs = side.getByRole('tab');
          const chosen = tabs.and(page.locator('[aria-selected="true"]'));
          await author.goTo(chosen);
          for (let count = await tabs.count(); count > 0; count -= 1) {
            await author.press('ArrowRight');
            await expectGood(page, `${name}: ${await chosen.getAttribute('aria-label')}`);
          }
          await author.goTo(opener, 'Shift+Tab');
          await author.press('Enter');
          await expect(side).toBeHidden();
        }

        await author.goTo(canvas, 'F6');
        await author.press('End');
        for (const [key, ...but] of [
          ['a'],
          ['m'],
          ['b'],
          ['d'],
          ['q'],
          ['F1'],
          ['Control+k', 'scrollable-region-focusable'],
          ['Control+p'],
          ['Control+i'],
          ['Control+Shift+d'],
        ] as const) {
          await author.press(key);
          const dialog = page.getByRole('dialog');
          await expect(dialog).toBeVisible();
          await expectGood(page, `the dialog of ${key}`, but);
          await author.press('Escape');
          await expect(dialog).toBeHidden();
          await expect(canvas).toBeFocused();
        }

        for (const command of own.byCommand) {
          await author.press('Control+k');
          const dialog = page.getByRole('dialog');
          await expect(dialog.getByRole('searchbox')).toBeFocused();
          await author.type(command);
          await expect(dialog.getByRole('menuitem').first()).toContainText(command);
          await author.press('Enter');
          await expect(dialog.getByRole('searchbox')).toBeHidden();
          await expect(dialog).toBeVisible();
          await expectGood(page, command);
          await author.press('Escape');
          await expect(dialog).toBeHidden();
          await expect(canvas).toBeFocused();
        }

        await author.press('F4');
        const text = page.getByRole('textbox', { name: own.text });
        await expect(text).toBeFocused();
        await expectGood(page, own.text);
        await author.press('F4');
        await expect(canvas).toBeFocused();
        await expect(canvas).toBeInViewport();
        const left = page.getByRole('button', { name: own.sides.left, exact: true });
        await author.goTo(left, 'Shift+Tab');
        await author.press('Enter');
        await expect(text).toBeHidden();
        await author.goTo(canvas, 'F6');

        const more = page.getByRole('button', { name: own.more });
        const menu = page.getByRole('menu', { name: own.more });
        for (const view of own.views) {
          await author.goTo(more, 'Shift+Tab');
          await author.press('Enter');
          await author.goTo(menu.getByRole('menuitem', { name: view }), 'ArrowDown');
          await expectGood(page, own.more);
          await author.press('Enter');
          const back = page.getByRole('button', { name: own.back });
          await expect(back).toBeVisible();
          await expectGood(page, view);
          await author.use(back);
          await expect(canvas).toBeFocused();
        }
      });
    }
  });
}
