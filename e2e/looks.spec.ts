import { addressOfSample, arrive, NARROW, WIDE } from './arrival.js';
import { Author } from './author.js';
import { expectAccessible } from './faults.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.en;
const ENGLISH_SAMPLE = 'The water cycle';

/** The themes that people choose, and what the system asks for where none is chosen: dark, or the colours of its own. */
const LOOKS = [
  { name: 'light', theme: 'light', media: {} },
  { name: 'dark', theme: 'dark', media: {} },
  { name: 'high contrast', theme: 'contrast', media: {} },
  { name: 'dark by the system', theme: null, media: { colorScheme: 'dark' } },
  { name: 'forced colours', theme: null, media: { forcedColors: 'active' } },
] as const;

/** Keys that open a dialog over the drawing; the arrow keys scroll the list of commands from its field. */
const DIALOGS = [['a'], ['Control+k', 'scrollable-region-focusable'], ['Control+p']] as const;

// All together would take longer than a file may on a loaded machine.
test.describe.configure({ mode: 'parallel' });

for (const { name, theme, media } of LOOKS) {
  test(`pages and the editor have no fault in wide and narrow windows: ${name}`, async ({ page }) => {
    const author = new Author(page, words);
    await page.emulateMedia(media);
    if (theme) await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const windows = { wide: WIDE, narrow: NARROW };

    for (const path of [
      '/',
      await addressOfSample(page, ENGLISH_SAMPLE),
      '/catalogue',
      '/signup',
      '/basket',
    ]) {
      await author.visit(path);
      await arrive(page);
      if (theme) await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      for (const [width, size] of Object.entries(windows)) {
        await page.setViewportSize(size);
        await expectAccessible(page, `${path}, ${width}`);
      }
    }

    await page.setViewportSize(WIDE);
    await author.startDraft();
    await author.chooseTool('rect');
    await author.drag([0.3, 0.3], [0.6, 0.5]);
    const canvas = author.canvas();
    for (const [width, size] of Object.entries(windows)) {
      await page.setViewportSize(size);
      await expectAccessible(page, `the drawing, ${width}`);
      for (const [key, ...but] of DIALOGS) {
        await canvas.focus();
        await page.keyboard.press(key);
        const dialog = page.getByRole('dialog');
        await expect(dialog).toBeVisible();
        await expectAccessible(page, `the dialog of ${key}, ${width}`, but);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
      for (const key of ['F7', 'F4']) {
        await canvas.focus();
        await page.keyboard.press(key);
        await expect(canvas).not.toBeFocused();
        await expectAccessible(page, `the panel of ${key}, ${width}`);
      }
    }
  });
}
