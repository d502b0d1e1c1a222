import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { Author } from './author.js';
import { expectAccessible, expectAccessibleAtAllWidths } from './faults.js';
import { languagesFor } from './languages.js';
import { expect, test } from './test.js';
import { WORDS } from './words.js';

const words = WORDS.de;

/** A tab of the browser in which somebody works. */
async function openTab(context: BrowserContext): Promise<Author> {
  return new Author(await context.newPage(), words);
}

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title }) });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const retitle = async (author: Author, title: string) => {
  await author.nameGraphic(title);
  await expect(heading(author.page)).toContainText(title);
};

/** Whether a database of the browser holds a change: from there it outlives the browser's processes. Until its save that is the journal. */
const isOnDisk = (page: Page, text: string) =>
  page.evaluate(async (wanted) => {
    const recordsOf = (name: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const { result: database } = opening;
          const stores = [...database.objectStoreNames];
          const reading = database
            .transaction(stores)
            .objectStore(stores[0] ?? '')
            .getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
          database.close();
        };
      });
    const databases = await indexedDB.databases();
    const names = databases
      .flatMap(({ name }) => name ?? [])
      .filter((name) => /^(db|tastwerk-journal)$/.test(name));
    return JSON.stringify(await Promise.all(names.map(recordsOf))).includes(wanted);
  }, text);

/** The id of the browser's main process. */
async function processOf(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  const answer = await session?.send('SystemInfo.getProcessInfo');
  const main = answer?.processInfo.find(({ type }) => type === 'browser');
  if (!main) throw new Error('the browser does not name its processes');
  return main.id;
}

test.use({ locale: 'de-DE' });

test('a draft outlives its tab, shows its picture, and goes out and in as a file', async ({ context }) => {
  const author = await openTab(context);
  await author.startDraft();
  await author.chooseTool('rect');
  await author.drag([0.45, 0.45], [0.55, 0.6]);
  await author.waitUntilSaved();
  await retitle(author, 'Bohne im Glas');
  // The tab is gone before anything could be stored in peace.
  await author.page.close();

  const next = await openTab(context);
  await next.visit('/editor/splash');
  await expect(card(next.page, 'Bohne im Glas')).toBeVisible();
  await next.page.getByRole('button', { name: 'Bohne im Glas', exact: true }).click();
  await expect(heading(next.page)).toContainText('Bohne im Glas');
  await retitle(next, 'Bohne im Topf');

  const downloading = next.page.waitForEvent('download');
  await next.page.keyboard.press('Control+s');
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('Bohne-im-Topf.tastwerk.json');
  const text = await readFile(await download.path(), 'utf8');

  await next.page.getByRole('button', { name: words.toDrafts }).click();
  await expect(card(next.page, 'Bohne im Topf').locator('img')).toBeVisible();
  await next.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'bohne.tastwerk.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(heading(next.page)).toContainText('Bohne im Topf');
  await next.page.getByRole('button', { name: words.toDrafts }).click();
  await expect(card(next.page, 'Bohne im Topf')).toHaveCount(2);
});

test('the last change outlives a browser that is killed', async ({ playwright, launchOptions }) => {
  const profile = await mkdtemp(join(tmpdir(), 'tastwerk-killed-'));
  const options = { ...launchOptions, locale: words.locale };
  const start = () => playwright.chromium.launchPersistentContext(profile, options);
  const doomed = await start();
  const author = await openTab(doomed);
  await author.startDraft();
  await retitle(author, 'Blitz');
  await author.waitUntilSaved();
  await retitle(author, 'Blitz und Donner');
  await expect.poll(() => isOnDisk(author.page, 'Blitz und Donner')).toBe(true);
  const ended = new Promise((resolve) => doomed.once('close', resolve));
  process.kill(await processOf(doomed), 'SIGKILL');
  await ended;

  const revived = await start();
  const next = await openTab(revived);
  await next.visit('/editor/splash');
  await expect(card(next.page, 'Blitz und Donner')).toBeVisible();
  await revived.close();
  await rm(profile, { recursive: true, force: true });
});

test('two tabs do not overwrite each other: the draft goes over, and back, and can be copied', async ({
  context,
}) => {
  const first = await openTab(context);
  await first.startDraft();
  await retitle(first, 'Herz');
  await first.waitUntilSaved();

  const second = await openTab(context);
  await second.visit('/editor/splash');
  await second.page.getByRole('button', { name: 'Herz', exact: true }).click();
  const question = second.page.getByRole('alertdialog', { name: 'In einem anderen Tab geöffnet' });
  await expect(question).toBeVisible();
  await retitle(first, 'Herz von vorn');
  await question.getByRole('button', { name: 'Hier weiterarbeiten' }).click();
  await expect(question).toHaveCount(0);
  await expect(heading(second.page)).toContainText('Herz von vorn');

  const lost = first.page.getByRole('alertdialog', { name: 'In einem anderen Tab geöffnet' });
  await expect(lost).toBeVisible();
  await retitle(second, 'Herz von hinten');
  await lost.getByRole('button', { name: 'Als Kopie öffnen' }).click();
  await expect(heading(first.page)).toContainText('(Kopie)');
  await retitle(first, 'Ein anderes Herz');
  await expect(heading(second.page)).toContainText('Herz von hinten');

  await second.page.getByRole('button', { name: words.toDrafts }).click();
  await expect(card(second.page, 'Herz von hinten')).toBeVisible();
});

test('a draft that is deleted in another tab is said to be gone, and can be kept', async ({ context }) => {
  const first = await openTab(context);
  await first.startDraft();
  await retitle(first, 'Auge');
  await first.waitUntilSaved();
  const second = await openTab(context);
  await second.visit('/editor/splash');
  await second.page.getByRole('button', { name: 'Auge löschen' }).click();
  await second.page.getByRole('button', { name: 'Entwurf löschen' }).click();
  await expect(card(second.page, 'Auge')).toHaveCount(0);

  await expect(first.page.getByRole('alert')).toContainText('nicht in diesem Browser gespeichert');
  await first.page.getByRole('button', { name: 'Trotzdem behalten' }).click();
  await expect(first.page.getByRole('alert')).toHaveCount(0);
  await second.page.reload();
  await expect(card(second.page, 'Auge')).toBeVisible();
});

test('a full storage is said at once, the draft goes out as a file, and nobody leaves unasked', async ({
  context,
}) => {
  const author = await openTab(context);
  const { page } = author;
  const alert = page.getByRole('alert').filter({ hasText: 'Der Speicher dieses Browsers ist voll.' });
  const browser = await context.newCDPSession(page);
  await author.startDraft();
  // Nothing has been stored yet: what there is room for is asked by Chromium at the first time, and then for half a minute not again.
  const origin = new URL(page.url()).origin;
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await retitle(author, 'Große Wolke');
  await expect(alert).toBeVisible();
  await expectAccessible(page);

  await test.step('as a file nothing is lost', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      alert.getByRole('button', { name: 'Als Datei sichern' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('"Große Wolke"');
  });

  await test.step('the way to the drafts asks first', async () => {
    await page.getByRole('button', { name: words.toDrafts }).click();
    const question = page.getByRole('alertdialog', { name: 'Ohne Speichern verlassen?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Hier bleiben' }).last().click();
    await expect(question).toHaveCount(0);
    await expect(heading(page)).toContainText('Große Wolke');
  });

  await test.step('so does the browser', async () => {
    const [warning] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
    expect(warning.type()).toBe('beforeunload');
    await warning.dismiss();
    await expect(heading(page)).toContainText('Große Wolke');
  });

  await test.step('with room again the next change is stored, with all before it', async () => {
    await browser.send('Storage.overrideQuotaForOrigin', { origin });
    await retitle(author, 'Größere Wolke');
    await author.waitUntilSaved();
    await expect(alert).toHaveCount(0);
    await author.visit('/editor/splash');
    await expect(card(page, 'Größere Wolke')).toBeVisible();
  });
});

test('without a storage an author is told before and while drawing, and can keep a file', async ({
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  const author = await openTab(context);
  const { page } = author;
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'Der Speicher dieses Browsers ist nicht erreichbar.' });
  await author.visit('/editor/splash');
  await expect(alert).toBeVisible();
  await page.getByRole('button', { name: words.newDraft }).click();
  await expect(author.canvas()).toBeVisible();
  await retitle(author, 'Ohne Ort');
  await expect(alert).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    alert.getByRole('button', { name: 'Als Datei sichern' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('"Ohne Ort"');
});

test('an address without a draft leads back to the list, by a message in the middle of the window', async ({
  context,
}) => {
  const author = await openTab(context);
  const { page } = author;
  await author.visit('/editor/app?draft=2f0f4a3e-5a53-4f0c-9f5c-0d1f0a4f7a01');
  const way = page.getByRole('link', { name: words.toDrafts });
  await expect(way).toBeVisible();
  const box = await way.boundingBox();
  const title = await page.getByText('Das Dokument konnte nicht geöffnet werden').boundingBox();
  expect(box?.height).toBeLessThan(60);
  expect((box?.y ?? Infinity) - (title?.y ?? 0)).toBeLessThan(200);
  await way.click();
  await expect(page.getByRole('button', { name: words.newDraft })).toBeVisible();
});

const LIST_WORDS = {
  de: {
    house: 'Haus',
    hut: 'Hütte am Bach',
    copy: 'Haus (Kopie)',
    secondCopy: 'Haus (Kopie 2)',
    title: 'Titel der Grafik',
    renameDraft: 'Entwurf umbenennen',
    renameConfirm: 'Umbenennen',
    rename: (title: string) => `${title} umbenennen`,
    duplicate: (title: string) => `${title} duplizieren`,
    renamed: 'Der Entwurf heißt jetzt „Hütte am Bach“.',
    duplicated: '„Haus (Kopie)“ wurde angelegt.',
    titleMissing: 'Bitte geben Sie einen Titel ein.',
    openElsewhere: 'Dieser Entwurf ist in einem anderen Tab oder Fenster geöffnet.',
  },
  en: {
    house: 'House',
    hut: 'Hut by the brook',
    copy: 'House (copy)',
    secondCopy: 'House (copy 2)',
    title: 'Title of the graphic',
    renameDraft: 'Rename draft',
    renameConfirm: 'Rename',
    rename: (title: string) => `Rename ${title}`,
    duplicate: (title: string) => `Duplicate ${title}`,
    renamed: 'The draft is now called “Hut by the brook”.',
    duplicated: '“House (copy)” was created.',
    titleMissing: 'Please enter a title.',
    openElsewhere: 'This draft is open in another tab or window.',
  },
} as const;

for (const language of languagesFor('de')) {
  const list = LIST_WORDS[language];

  test.describe(`the cards of the drafts (${language})`, () => {
    test.use({ locale: WORDS[language].locale });

    test('someone duplicates and renames drafts by the keyboard, but not one that is open in another tab', async ({
      context,
    }) => {
      const author = new Author(await context.newPage(), WORDS[language]);
      const { page } = author;
      const titles = page.getByRole('heading', { level: 3 });
      const press = async (name: string) => {
        await page.getByRole('button', { name, exact: true }).focus();
        await page.keyboard.press('Enter');
      };
      const dialog = page.getByRole('dialog', { name: list.renameDraft });
      const field = dialog.getByRole('textbox', { name: list.title });

      await test.step('draws a house', async () => {
        await author.startDraft();
        await author.chooseTool('rect');
        await author.drag([0.45, 0.45], [0.55, 0.6]);
        await retitle(author, list.house);
        await author.waitUntilSaved();
        await page.getByRole('button', { name: WORDS[language].toDrafts }).click();
        await expect(card(page, list.house).locator('img')).toBeVisible();
      });

      await test.step('duplicates it: the copy comes first, with the focus and the same picture', async () => {
        const picture = await card(page, list.house).locator('img').getAttribute('src');
        await press(list.duplicate(list.house));
        await expect(titles).toHaveText([list.copy, list.house]);
        await expect(page.getByRole('button', { name: list.copy, exact: true })).toBeFocused();
        await expect(page.getByRole('status').filter({ hasText: list.duplicated })).toHaveCount(1);
        expect(await card(page, list.copy).locator('img').getAttribute('src')).toBe(picture);
        await press(list.duplicate(list.house));
        await expect(titles).toHaveText([list.secondCopy, list.copy, list.house]);
        await expectAccessibleAtAllWidths(page);
      });

      await test.step('finds out that a title is needed, and goes without renaming', async () => {
        await press(list.rename(list.copy));
        await expect(field).toBeFocused();
        await page.keyboard.press('Delete');
        await page.keyboard.press('Enter');
        await expect(dialog.getByText(list.titleMissing)).toBeVisible();
        await expectAccessibleAtAllWidths(page);
        await page.keyboard.press('Escape');
        await expect(dialog).toHaveCount(0);
        await expect(page.getByRole('button', { name: list.rename(list.copy), exact: true })).toBeFocused();
      });

      await test.step('renames the copy, which keeps its picture and its drawing', async () => {
        await press(list.rename(list.copy));
        await page.keyboard.type(list.hut);
        await page.keyboard.press('Enter');
        await expect(titles).toHaveText([list.hut, list.secondCopy, list.house]);
        await expect(page.getByRole('button', { name: list.hut, exact: true })).toBeFocused();
        await expect(page.getByRole('status').filter({ hasText: list.renamed })).toHaveCount(1);
        await expect(card(page, list.hut).locator('img')).toBeVisible();
        await page.reload();
        await expect(titles).toHaveText([list.hut, list.secondCopy, list.house]);
        await press(list.hut);
        await expect(heading(page)).toContainText(list.hut);
        await author.openTab('objects');
        await expect(author.objects().filter({ hasText: WORDS[language].tools.rect })).toHaveCount(1);
      });

      await test.step('cannot rename it from a second tab while it is open in the first', async () => {
        const second = await context.newPage();
        await second.goto(`${process.env['PRODUCT_URL']}/editor/splash`);
        await second.getByRole('button', { name: list.rename(list.hut) }).click();
        const question = second.getByRole('dialog', { name: list.renameDraft });
        await question.getByRole('textbox', { name: list.title }).fill(list.house);
        await question.getByRole('button', { name: list.renameConfirm }).click();
        await expect(question.getByRole('alert')).toContainText(list.openElsewhere);
        await expectAccessible(second);
        await retitle(author, `${list.hut}!`);
        await page.getByRole('button', { name: WORDS[language].toDrafts }).click();
        await expect(card(page, `${list.hut}!`)).toBeVisible();
        // It is free now, and the title that was typed is still there.
        await question.getByRole('button', { name: list.renameConfirm }).click();
        await expect(question).toHaveCount(0);
        await expect(second.getByRole('heading', { level: 3 })).toHaveText([
          list.house,
          list.secondCopy,
          list.house,
        ]);
      });
    });
  });
}
