import assert from 'node:assert/strict';
import { STEP_MS } from '../setup/patience.mjs';

const VIEWPORT = { width: 1400, height: 900 };

/** Presses and pulls with the mouse over the middle of `box`. */
async function pull(page, { x, y, width, height }) {
  await page.mouse.move(x + width * 0.45, y + height * 0.45);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.55, y + height * 0.6, { steps: 6 });
  await page.mouse.up();
}

async function drawRectangle(page, editor) {
  await editor.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Rectangle' }).click();
  await pull(page, await editor.getByRole('application', { name: /^Drawing area/ }).boundingBox());
  // The panel of the selected object says what was drawn, the proof that its worker has answered.
  await editor.getByRole('heading', { name: 'Rectangle' }).waitFor();
  await editor.getByRole('button', { name: /^Proof: \d/ }).waitFor();
}

/** Draws a face, too small for its rule, and sets a time at which the hands lie on each other. */
async function drawClock(page, editor) {
  await editor.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Clock' }).click();
  await pull(page, await editor.getByRole('application', { name: /^Drawing area/ }).boundingBox());
  await editor.getByRole('heading', { name: 'Clock' }).waitFor();
  const time = editor.getByLabel('Time', { exact: true });
  assert.equal(await time.inputValue(), '10:10');
  await time.fill('01:05');
  await editor.getByRole('button', { name: /^Proof: \d/ }).click();
  await editor.getByText(/The clock face is [\d.]+ mm across/).waitFor();
  await editor.getByText('The hands are 2.5 degrees apart').waitFor();
}

/** What a visitor does on the page of each example. */
const VISITS = {
  'ui-1': async (page) => {
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
  },
  'canvas-fabric-1': async (page) => {
    const shot = () => page.screenshot();
    await page.locator('canvas').first().waitFor();
    const before = await shot();
    await pull(page, { x: 0, y: 0, ...VIEWPORT });
    await page.mouse.move(5, 5);
    assert.notDeepEqual(await shot(), before, 'nothing was drawn');
  },
  'editor-react-1': (page) => drawRectangle(page, page),
  'editor-react-2': (page) => drawRectangle(page, page.frameLocator('iframe')),
  'editor-react-1-plugin': (page) => drawClock(page, page),
  'editor-react-2-plugin': (page) => drawClock(page, page.frameLocator('iframe')),
};

/** Opens the page of the example `name` below `address` and does what its visitor does. Whatever the browser complains of is a failure. */
export async function visitExample(browser, address, name) {
  const visit = VISITS[name];
  assert.ok(visit, `no visit is written for the example ${name}`);
  const page = await browser.newPage({ viewport: VIEWPORT });
  page.setDefaultTimeout(STEP_MS);
  const complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (answer) => answer.status() >= 400 && complaints.push(`no ${answer.url()}`));
  try {
    await page.goto(`${address}${name}.html`);
    await visit(page);
    assert.deepEqual(complaints, []);
  } catch (error) {
    throw new Error([error.message, ...complaints].join('\n'), { cause: error });
  } finally {
    await page.close();
  }
}
