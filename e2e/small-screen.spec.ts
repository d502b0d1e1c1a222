import { expectAccessible } from './faults.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';

const TEXTS = {
  de: {
    locale: 'de-DE',
    noDrawing: 'Zeichnen ist auf diesem Bildschirm nicht möglich',
    sections: ['Ansicht', 'Gliederung', 'Beschreibung', 'Eigenschaften', 'Prüfung'],
    title: 'Titel, Seite 1',
    type: 'Art der Grafik',
    zoomIn: 'Vergrößern',
    picture: /^Bild von Seite 1 von 1/,
    item: 'Titel „Hafenplan“',
    show: 'Zeigen',
    noTitle: /^Auf dieser Seite fehlt ein Titel/,
  },
  en: {
    locale: 'en-GB',
    noDrawing: 'Drawing is not possible on this screen',
    sections: ['View', 'Outline', 'Description', 'Properties', 'Proof'],
    title: 'Title, page 1',
    type: 'Kind of graphic',
    zoomIn: 'Zoom in',
    picture: /^Picture of Page 1 of 1/,
    item: 'Title “Hafenplan”',
    show: 'Show',
    noTitle: /^This page has no title/,
  },
} as const;

for (const language of languagesFor('en')) {
  const texts = TEXTS[language];
  const [view, outline, description, properties, proof] = texts.sections;

  test.describe(`the editor on a small screen (${language})`, () => {
    test.use({ locale: texts.locale, viewport: { width: 390, height: 800 } });

    test('shows pages, takes texts, and tells what the proof has found', async ({ page }) => {
      await page.goto(`${process.env['PRODUCT_URL'] ?? ''}/editor/app`);
      const open = (name: string) => page.getByRole('tab', { name, exact: true }).click();
      const panel = (name: string) => page.getByRole('tabpanel', { name });

      await test.step('says that there is no drawing here', async () => {
        await expect(page.getByText(texts.noDrawing)).toBeVisible();
        await expect(page.getByRole('application')).toHaveCount(0);
      });

      await test.step('tells a finding, and leads to it', async () => {
        await open(proof);
        await expect(panel(proof).getByText(texts.noTitle)).toBeVisible();
        await panel(proof).getByRole('button', { name: texts.show }).first().click();
        await expect(panel(view)).toBeVisible();
      });

      await test.step('takes the text of a label and the description', async () => {
        await open(properties);
        await page.getByRole('textbox', { name: texts.title }).fill('Hafenplan');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Hafenplan');
        await open(description);
        await page.getByRole('textbox', { name: texts.type }).fill('Karte');
        await page.keyboard.press('Tab');
        await open(outline);
        await expect(panel(outline)).toContainText('Karte');
        await panel(outline).getByRole('button', { name: texts.item, exact: true }).click();
        await expect(panel(view)).toBeVisible();
      });

      await test.step('shows the page larger in its own window', async () => {
        const picture = panel(view).getByRole('img');
        await expect(picture).toHaveJSProperty('complete', true);
        const before = (await picture.boundingBox())?.width ?? 0;
        await page.getByRole('button', { name: texts.zoomIn }).click();
        await expect
          .poll(async () => (await picture.boundingBox())?.width ?? 0)
          .toBeGreaterThan(before * 1.4);
        await expect(page.getByRole('region', { name: texts.picture })).toBeVisible();
      });

      await test.step('needs no scrolling across, and has no fault that a machine finds', async () => {
        for (const name of texts.sections) {
          await open(name);
          await expect(panel(name)).toBeVisible();
          await expect
            .poll(async () => [name, await page.evaluate(() => document.documentElement.scrollWidth)])
            .toEqual([name, 390]);
          await expectAccessible(page, name);
        }
      });
    });
  });
}
