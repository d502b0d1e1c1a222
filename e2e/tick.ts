import { expect, type Locator } from '@playwright/test';

/** Where the mark of a box, a choice or a switch lies within its label, in px from the top left. */
const MARK = { x: 10, y: 12 };

/** Ticks a box, or turns on a choice or a switch, by its label as soon as that stands still: the input itself is hidden. */
export async function tick(box: Locator, isTicked = true): Promise<void> {
  if ((await box.isChecked()) !== isTicked)
    await box.locator('xpath=ancestor::label').click({ position: MARK });
  await expect(box).toBeChecked({ checked: isTicked });
}
