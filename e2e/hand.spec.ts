import { Author } from './author.js';
import { Fingers } from './finger.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;

/** Where handles stand beside what they are for, in CSS px. */
const CORNER_PX = 5;
const TURN_PX = 45;
/** A finger meets a handle this far from its middle, a mouse does not. */
const FINGER_PX = 18;

test.use({ locale: words.locale });

test('Escape gives up drawing, moving, resizing and turning, and nothing of it is left to undo', async ({
  page,
}) => {
  const author = new Author(page, words);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const area = { from: [0.4, 0.4], to: [0.55, 0.6] } as const;
  const middle = [0.475, 0.5] as const;

  await author.startDraft();
  await author.openTab('object');
  const box = await author.canvas().boundingBox();
  if (!box) throw new Error('the drawing area is not on the screen');
  /** A place beside another, as shares of the drawing area. */
  const beside = ([x, y]: readonly [number, number], dx: number, dy: number) =>
    [x + dx / box.width, y + dy / box.height] as const;

  // An area without a texture is open: in its middle there is nothing to be pressed until it is selected.
  const select = () => author.objects().filter({ hasText: words.tools.rect }).click();

  await test.step('drawing: only what is not given up is there', async () => {
    await author.chooseTool('rect');
    await author.pull(area.from, area.to);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await author.chooseTool('rect');
    // Ctrl: nothing is drawn to a grid, so that the handles are where the hand was.
    await page.keyboard.down('Control');
    await author.drag(area.from, area.to);
    await page.keyboard.up('Control');
    await expect(author.objects()).toHaveCount(2);
    await expect(field(words.left)).toBeVisible();
  });

  const corner = beside(area.to, CORNER_PX, CORNER_PX);
  const turn = beside([middle[0], area.from[1]], 0, -TURN_PX);
  for (const [what, from, to, told] of [
    ['moving', middle, [0.6, 0.55], words.left],
    ['resizing', corner, [0.65, 0.75], words.width],
    ['turning', turn, [0.6, 0.35], 'Drehung'],
  ] as const) {
    await test.step(`${what}: Escape leaves all as it was`, async () => {
      await select();
      const before = await field(told).inputValue();
      await author.drag(from, to);
      await expect(field(told)).not.toHaveValue(before);
      await page.keyboard.press('Control+z');
      await expect(field(told)).toHaveValue(before);

      await author.pull(from, to);
      // The panel tells what the hand holds while it moves.
      await expect(field(told)).not.toHaveValue(before);
      await page.keyboard.press('Escape');
      await expect(field(told)).toHaveValue(before);
      await page.mouse.up();
      // Had it become a step, that one would be undone, and not the drawing.
      await page.keyboard.press('Control+z');
      await expect(author.objects()).toHaveCount(1);
      await page.keyboard.press('Control+Shift+z');
      await expect(author.objects()).toHaveCount(2);
      await select();
      await expect(field(told)).toHaveValue(before);
    });
  }
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('fingers draw, pull a handle that they only meet at its edge, move what is small, and zoom', async ({
    page,
  }) => {
    const author = new Author(page, words);
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await author.startDraft();
    await author.openTab('object');
    const fingers = await Fingers.on(page);
    const draw = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await author.chooseTool('rect');
      await fingers.drag([from], [to]);
    };

    await test.step('a finger draws, and makes what is drawn wider', async () => {
      const [from, to] = [await author.at(0.4, 0.35), await author.at(0.55, 0.5)];
      await draw(from, to);
      await expect(author.objects()).toHaveCount(2);
      const width = await field(words.width).inputValue();
      const handle = { x: to.x + CORNER_PX + FINGER_PX, y: to.y + CORNER_PX + FINGER_PX };
      await fingers.drag([handle], [{ x: handle.x + 60, y: handle.y + 20 }]);
      await expect(field(words.width)).not.toHaveValue(width);
    });

    await test.step('what is smaller than a finger is moved by its middle and not pulled', async () => {
      const from = await author.at(0.4, 0.7);
      await draw(from, { x: from.x + 26, y: from.y + 26 });
      await expect(author.objects()).toHaveCount(3);
      // The fields are those of the small one now.
      await expect.poll(async () => parseFloat(await field(words.width).inputValue())).toBeLessThan(20);
      const [left, width] = [await field(words.left).inputValue(), await field(words.width).inputValue()];
      const middle = { x: from.x + 13, y: from.y + 13 };
      await fingers.drag([middle], [{ x: middle.x + 70, y: middle.y }]);
      await expect(field(words.left)).not.toHaveValue(left);
      await expect(field(words.width)).toHaveValue(width);
    });

    await test.step('two fingers zoom and leave no object behind', async () => {
      const zoom = page.getByRole('status').filter({ hasText: /^\d+\s%$/ });
      const before = await zoom.innerText();
      const [left, right] = [await author.at(0.4, 0.5), await author.at(0.6, 0.5)];
      await fingers.drag(
        [left, right],
        [
          { x: left.x - 60, y: left.y },
          { x: right.x + 60, y: right.y },
        ],
      );
      await expect(zoom).not.toHaveText(before);
      await expect(author.objects()).toHaveCount(3);
    });
  });
});
