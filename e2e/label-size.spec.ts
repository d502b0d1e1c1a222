import { Author } from './author.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** What only labels say. */
const LABEL_WORDS = {
  de: {
    followsText: 'Größe folgt dem Text',
    center: 'Mitte',
    leadLine: 'Hinweislinie zum nächsten Objekt',
    proof: 'Prüfung',
    tooSmall: /Der Text braucht mehr Platz/,
    leadLineWidth: /^0,7 mm/,
    leadLineFinding: /Hinweislinie/,
    upwards: 'Senkrecht, von unten nach oben',
    turn: 'Drehung',
    turned: '270°',
    upwardsFinding: /verläuft senkrecht/,
  },
  en: {
    followsText: 'Size follows the text',
    center: 'Centre',
    leadLine: 'Lead line to the nearest object',
    proof: 'Proof',
    tooSmall: /needs more room/,
    leadLineWidth: /^0\.7 mm/,
    leadLineFinding: /lead line/i,
    upwards: 'Vertical, from bottom to top',
    turn: 'Rotation',
    turned: '270°',
    upwardsFinding: /runs vertically/,
  },
} as const;

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const own = LABEL_WORDS[language];

  test.describe(`labels (${language})`, () => {
    test.use({ locale: words.locale });

    test('an author writes long and short labels, aligns one and leads a line from it', async ({ page }) => {
      const author = new Author(page, words);
      const field = (name: string) => page.getByRole('textbox', { name, exact: true });
      const millimetres = async (name: string) =>
        Number.parseFloat((await field(name).inputValue()).replace(',', '.'));

      await author.startDraft();
      await author.openTab('object');

      await test.step('writes a long name: its label becomes as wide as its braille', async () => {
        await author.writeLabel(0.25, 0.3, 'Bahnhofstraße');
        await expect(page.getByRole('figure', { name: words.braille })).toBeVisible();
        await expect.poll(() => millimetres(words.width)).toBeGreaterThan(65);
        await expect(page.getByText(own.tooSmall)).toHaveCount(0);
      });

      await test.step('writes a number: its label is small', async () => {
        await author.writeLabel(0.4, 0.6, '-3');
        await expect.poll(() => millimetres(words.width)).toBeLessThan(30);
      });

      await test.step('goes on typing in it: it grows on both sides of its middle', async () => {
        await page.getByRole('button', { name: own.center, exact: true }).click();
        const [left, width] = [await millimetres(words.left), await millimetres(words.width)];
        await author.canvas().focus();
        await page.keyboard.press('Enter');
        await page.getByRole('textbox', { name: words.editLabel }).fill('-3 bis 12');
        await page.keyboard.press('Escape');
        await expect.poll(() => millimetres(words.width)).toBeGreaterThan(width + 10);
        const middle = (await millimetres(words.left)) + (await millimetres(words.width)) / 2;
        expect(Math.abs(middle - (left + width / 2))).toBeLessThan(0.2);
      });

      await test.step('gives it a size: from then on it keeps it', async () => {
        await field(words.width).fill('70');
        await page.keyboard.press('Tab');
        await expect(page.getByRole('switch', { name: own.followsText })).not.toBeChecked();
        await page.getByRole('button', { name: words.undo }).click();
        await expect(page.getByRole('switch', { name: own.followsText })).toBeChecked();
      });

      await test.step('draws a lead line from a label to a rectangle by menu, another one by hand', async () => {
        await author.chooseTool('rect');
        await author.drag([0.6, 0.57], [0.72, 0.66]);
        const label = await author.at(0.4, 0.61);
        await page.mouse.click(label.x, label.y, { button: 'right' });
        await page.getByRole('menuitem', { name: own.leadLine }).click();
        await expect(author.objects()).toHaveCount(5);
        await expect(author.objects().filter({ hasText: words.tools.line })).toHaveCount(1);
        await page.keyboard.press('Control+z');
        await expect(author.objects()).toHaveCount(4);

        await author.chooseTool('line');
        await author.drag([0.4, 0.61], [0.66, 0.61]);
        await expect(author.objects()).toHaveCount(5);
        await expect(page.getByRole('button', { name: own.leadLineWidth })).toBeVisible();
        const end = (await millimetres(words.left)) + (await millimetres(words.width));
        await author.objects().filter({ hasText: words.tools.rect }).click();
        const gap = (await millimetres(words.left)) - end;
        expect(gap).toBeGreaterThan(3);
        expect(gap).toBeLessThan(5);
      });

      await test.step('writes a street name upwards: the proof warns of it and of nothing else about it', async () => {
        await author.writeLabel(0.6, 0.25, 'Ring');
        await expect.poll(() => millimetres(words.width)).toBeLessThan(40);
        const [left, width] = [await millimetres(words.left), await millimetres(words.width)];
        await page.getByRole('button', { name: own.upwards }).click();
        await expect(page.getByRole('button', { name: own.upwards })).toHaveAttribute('aria-pressed', 'true');
        await expect(field(own.turn)).toHaveValue(own.turned);
        // It turns about its own middle.
        expect(await millimetres(words.left)).toBeCloseTo(left, 1);
        expect(await millimetres(words.width)).toBeCloseTo(width, 1);
      });

      await test.step('the proof finds nothing wrong with the line', async () => {
        await page.getByRole('button', { name: words.proof }).click();
        const proof = page.getByRole('region', { name: own.proof, exact: true });
        await expect(proof.getByRole('listitem').first()).toBeVisible();
        await expect(proof.getByText(own.upwardsFinding)).toHaveCount(1);
        await expect(proof.getByText(own.leadLineFinding)).toHaveCount(0);
        await expect(proof.getByText(own.tooSmall)).toHaveCount(0);
      });
    });
  });
}
