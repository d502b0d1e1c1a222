import { traced } from './trace.mjs';

const TYPED = 'tastwerk';

/** Waits until the picture is sharp and the browser has nothing better to do. */
const idle = (page) =>
  page.evaluate(() =>
    window.view.whenSharp().then(() => new Promise((done) => window.requestIdleCallback(done))),
  );

/** Types into the topmost label in the whole editor; answers the longest task of the main thread in ms. */
export async function longestTaskWhileTyping(browser, url, objects) {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  await page.goto(`${url}editor.html?objects=${objects}`);
  await page.waitForFunction(() => window.view);
  await idle(page);
  const place = await page.evaluate(() => {
    const frame = window.view.labelFrameOnScreen(window.labels.at(-1));
    const { x, y } = document.querySelector('[role=application]').getBoundingClientRect();
    return { x: x + frame.x + 5, y: y + frame.y + 6 };
  });
  await page.mouse.dblclick(place.x, place.y);
  const field = page.locator('textarea:focus');
  await field.waitFor();
  await page.keyboard.press('End');
  await idle(page);
  const before = await field.inputValue();
  const { longestMs } = await traced(browser, page, async () => {
    // As fast as a good typist: each letter finds the work of the one before it in its way.
    await page.keyboard.type(TYPED, { delay: 120 });
    await idle(page);
  });
  if ((await field.inputValue()) !== before + TYPED) throw new Error('the letters did not arrive');
  await page.close();
  return longestMs;
}
