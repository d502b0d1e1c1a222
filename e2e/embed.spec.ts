import { type ChildProcess, spawn } from 'node:child_process';
import type { FrameLocator, Page } from '@playwright/test';
import { complaintsOf } from './faults.js';
import { expect, test } from './test.js';

/** A partner's page with two editors, on a server of its own that knows nothing of Tastwerk. */
let server: ChildProcess | undefined;
let address = '';

test.beforeAll(async () => {
  const child = spawn(process.execPath, ['docs/examples/embed/serve.mjs', '--build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0' },
  });
  server = child;
  address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.once('exit', (code) => reject(new Error(`the partner's server ended with code ${code}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/\S+/.exec(said)?.[0];
      if (found) resolve(found);
    });
  });
});

test.afterAll(async () => {
  if (!server || server.exitCode !== null) return;
  const ended = new Promise((resolve) => server?.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
});

const clock = (page: Page) => page.frameLocator('#clock iframe');
const second = (page: Page) => page.frameLocator('#element iframe');

async function draw(page: Page, editor: FrameLocator): Promise<void> {
  await editor.getByRole('toolbar', { name: 'Tools' }).getByRole('button', { name: 'Rectangle' }).click();
  const box = await editor.getByRole('application', { name: /^Drawing area/ }).boundingBox();
  if (!box) throw new Error('the drawing area is not on the screen');
  await page.mouse.move(box.x + box.width * 0.45, box.y + box.height * 0.45);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.55, box.y + box.height * 0.6, { steps: 6 });
  await page.mouse.up();
}

test('two editors live on a partner’s page without our server, and the page hears of them', async ({
  page,
}) => {
  const complaints = await complaintsOf(page);
  await page.goto(address);
  const output = (id: string) => page.locator(`#${id}`);
  const title = clock(page).getByRole('textbox', { name: 'Title of the graphic' });
  await title.fill('Station clock');
  await title.press('Tab');
  await expect(output('title')).toHaveText('Station clock');
  await expect(output('saved')).not.toHaveText('no');

  // What is done in one editor is done in that one alone, by the same keys.
  await expect(second(page).getByRole('heading', { level: 1 })).toContainText('Untitled');
  await draw(page, second(page));
  await expect(output('changes')).not.toHaveText('0');
  const drawn = await output('changes').textContent();
  await page.keyboard.press('Control+z');
  await expect(output('changes')).not.toHaveText(drawn ?? '');
  await expect(clock(page).getByRole('heading', { level: 1 })).toContainText('Station clock');

  await draw(page, clock(page));
  await expect(output('selected')).toHaveText('1');
  expect(complaints).toEqual([]);
});

test('the page leaves the guide out of its editor, and brings a panel and a tool of its own', async ({
  page,
}) => {
  const complaints = await complaintsOf(page);
  await page.goto(address);
  const tools = (editor: FrameLocator) => editor.getByRole('toolbar', { name: 'Tools' });
  await expect(tools(second(page)).getByRole('button', { name: 'Rectangle' })).toBeVisible();
  await expect(tools(second(page)).getByRole('button', { name: 'Ticket' })).toHaveCount(0);
  await expect(second(page).getByRole('tab', { name: 'Guide' })).toBeVisible();
  await expect(clock(page).getByRole('tab', { name: 'Guide' })).toHaveCount(0);

  await clock(page).getByRole('tab', { name: 'Museum' }).click();
  await expect(clock(page).getByText('Selected: 0')).toBeVisible();
  await clock(page).getByRole('button', { name: 'Draw a ticket' }).click();
  await expect(tools(clock(page)).getByRole('button', { name: 'Ticket' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const box = await clock(page)
    .getByRole('application', { name: /^Drawing area/ })
    .boundingBox();
  if (!box) throw new Error('the drawing area is not on the screen');
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.5, { steps: 6 });
  await page.mouse.up();
  await expect(clock(page).getByText('Selected: 1')).toBeVisible();
  await clock(page).getByRole('tab', { name: 'Objects' }).click();
  await expect(clock(page).getByRole('row').filter({ hasText: 'Ticket' })).toHaveCount(1);
  expect(complaints).toEqual([]);
});

test('what is being typed when the page takes its editor away is in the document', async ({ page }) => {
  await page.goto(address);
  await clock(page).getByRole('textbox', { name: 'Title of the graphic' }).fill('Cuckoo clock');
  const last: unknown = await page.evaluate('handle.unmount(), handle.getDocument().graphicTitle');
  expect(last).toBe('Cuckoo clock');
  await page.reload();
  await expect(clock(page).getByRole('toolbar', { name: 'Tools' })).toBeVisible();
});

test('the page steers its editor: another document, another language, undo, and an end', async ({ page }) => {
  await page.goto(address);
  const heading = clock(page).getByRole('heading', { level: 1 });
  await page.getByRole('button', { name: 'Load the museum' }).click();
  await expect(heading).toContainText('Uhr');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(clock(page).getByRole('toolbar', { name: 'Werkzeuge' })).toBeVisible();
  const title = clock(page).getByRole('textbox', { name: 'Titel der Grafik' });
  await title.fill('Bahnhofsuhr');
  await title.press('Tab');
  await expect(heading).toContainText('Bahnhofsuhr');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(heading).not.toContainText('Bahnhofsuhr');
  await page.getByRole('button', { name: 'Close the editor' }).click();
  await expect(page.locator('#clock iframe')).toHaveCount(0);
  await expect(second(page).getByRole('heading', { level: 1 })).toBeVisible();
});

test('neither the page’s styles reach the editor nor the editor’s the page', async ({ page }) => {
  await page.goto(address);
  const leave = clock(page).getByRole('button', { name: 'Undo' });
  await expect(leave).toBeVisible();
  const own = await leave.evaluate((button) => {
    const { textTransform, fontFamily, letterSpacing } = getComputedStyle(button);
    return { textTransform, fontFamily, letterSpacing };
  });
  expect(own).toMatchObject({ textTransform: 'none', letterSpacing: 'normal' });
  expect(own.fontFamily).toContain('Atkinson');
  const theirs = await page.getByRole('button', { name: 'Undo' }).evaluate((button) => {
    const { textTransform, fontFamily } = getComputedStyle(button);
    return { textTransform, fontFamily };
  });
  expect(theirs).toEqual({ textTransform: 'uppercase', fontFamily: 'Georgia, serif' });
  expect(await page.evaluate(() => getComputedStyle(document.body).maxWidth)).toBe('1440px');
});
