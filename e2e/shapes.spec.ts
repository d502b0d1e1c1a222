import { Author } from './author.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

/** What only copies, areas and angles say. */
const SHAPE_WORDS = {
  de: {
    polygon: 'Vieleck',
    hexagon: 'Sechseck',
    path: 'Pfad',
    triangle: 'Dreieck',
    group: 'Gruppe',
    angles: 'Winkel markieren',
    angle: 'Winkel',
    repeat: 'Kopien in einer Reihe',
    count: 'Anzahl der Kopien',
    outside: 'Kopien lägen nicht ganz auf dem Blatt.',
    unite: 'Flächen vereinigen',
    sameKind: 'Alle der gleichen Art auswählen',
    objects: (count: number) => `${count} Objekte`,
  },
  en: {
    polygon: 'Polygon',
    hexagon: 'Hexagon',
    path: 'Path',
    triangle: 'Triangle',
    group: 'Group',
    angles: 'Mark the angles',
    angle: 'Angle',
    repeat: 'Copies in a row',
    count: 'Number of copies',
    outside: 'copies would not be completely on the sheet.',
    unite: 'Unite areas',
    sameKind: 'Select same kind',
    objects: (count: number) => `${count} objects`,
  },
} as const;

for (const language of languagesFor('de')) {
  const words = WORDS[language];
  const own = SHAPE_WORDS[language];

  test.describe(`shapes and copies (${language})`, () => {
    test.use({ locale: words.locale });

    test('an author draws polygons, marks angles, makes a row of copies and unites areas', async ({
      page,
    }) => {
      const author = new Author(page, words);
      const command = async (name: string) => {
        await page.keyboard.press('Control+k');
        await page.keyboard.type(name);
        await expect(page.getByRole('dialog').getByText(name, { exact: true })).toBeVisible();
        await page.keyboard.press('Enter');
      };
      const named = (name: string) => author.objects().filter({ hasText: name });

      await author.startDraft();

      await test.step('a triangle with its angles', async () => {
        // Single letters are heard on the drawing area alone.
        await author.canvas().focus();
        await page.keyboard.press('g');
        await author.drag([0.25, 0.25], [0.5, 0.45]);
        await expect(named(own.triangle)).toHaveCount(1);
        await command(own.angles);
        // They lie in a group with the triangle, so that they go along with it.
        await expect(named(own.group)).toHaveCount(1);
        await named(own.group).click();
        await page.keyboard.press('ArrowRight');
        await expect(named(own.angle)).toHaveCount(3);
        await expect(named(own.triangle)).toHaveCount(1);
        await page.keyboard.press('ArrowLeft');
        await author.canvas().focus();
      });

      await test.step('a hexagon', async () => {
        await page.keyboard.press('g');
        await page.getByRole('button', { name: own.hexagon, exact: true }).click();
        await author.drag([0.6, 0.25], [0.75, 0.4]);
        await expect(named(own.hexagon)).toHaveCount(1);
      });

      await test.step('a row of rectangles, all of which are then selected', async () => {
        await author.chooseTool('rect');
        await author.drag([0.25, 0.6], [0.32, 0.68]);
        await page.keyboard.press('Control+Shift+d');
        const dialog = page.getByRole('dialog', { name: own.repeat });
        const count = dialog.getByRole('textbox', { name: own.count });
        await count.fill('51');
        await page.keyboard.press('Enter');
        await expect(count).toHaveAttribute('aria-invalid', 'true');
        await count.fill('30');
        await expect(dialog.getByRole('status')).toContainText(own.outside);
        await count.fill('3');
        await expect(dialog.getByRole('status')).toHaveText('');
        await page.keyboard.press('Enter');
        await expect(dialog).toHaveCount(0);
        await expect(named(words.tools.rect)).toHaveCount(4);
        await named(words.tools.rect).first().click();
        await command(own.sameKind);
        await author.openTab('object');
        await expect(page.getByText(own.objects(4), { exact: true })).toBeVisible();
      });

      await test.step('which are found in a group, too', async () => {
        await page.keyboard.press('Control+g');
        // The triangle and its angles are the other one.
        await expect(named(words.group)).toHaveCount(2);
        await named(words.group).first().click();
        await page.keyboard.press('ArrowRight');
        await named(words.tools.rect).first().click();
        await command(own.sameKind);
        await expect(page.getByText(own.objects(4), { exact: true })).toBeVisible();
      });

      await test.step('which become one path', async () => {
        await command(own.unite);
        await expect(named(words.tools.rect)).toHaveCount(0);
        await expect(named(own.path)).toHaveCount(1);
      });
    });
  });
}
