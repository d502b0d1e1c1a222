import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Document, PageObject } from '@tastwerk/editor-core';
import type { BrailleTranslator } from '@tastwerk/editor-core/braille';
import type { OwnWord } from '@tastwerk/editor-core/own-words';
import { createObject } from '@tastwerk/editor-core/standard';
import { Editor } from '@tastwerk/editor-react';
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { fakeScreen, fakeTranslator, recordingTranslator } from '../../../editor-react/test/fakes.js';
import { openEditor } from '../../../editor-react/test/open-editor.js';
import { TACTILE_STEPS } from '../tactile/steps.js';
import placement from './index.js';

configure({ defaultHidden: true, asyncUtilTimeout: 30_000 });

const PLUGINS = { with: [placement] };
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const line = (number: number, x: number, y: number, dx: number, dy: number) =>
  createObject('line', { uuid: id(number), x, y, dx, dy, borderWidth: 1 });

const title = createObject('label', { uuid: id(1), x: 11, y: 11, width: 188, height: 17, isTitle: true });

/** Five level and five upright lines of a grid, with a curve and its name on them. */
const PLOT: readonly PageObject[] = [
  title,
  ...[0, 1, 2, 3, 4].flatMap((index) => [
    line(10 + index, 40, 80 + 25 * index, 100, 0),
    line(20 + index, 40 + 25 * index, 80, 0, 100),
  ]),
  line(30, 45, 175, 70, -60),
  createObject('label', {
    uuid: id(40),
    x: 60,
    y: 120,
    width: 40,
    height: 17,
    text: 'Temperatur',
    pristine: false,
    autoSize: true,
    placing: 'free',
  }),
];

const WORDS = {
  de: { title: 'Tastbar machen', status: /^Vorher \d+ Fehler/u },
  en: { title: 'Make tactile', status: /errors? .*before/u },
} as const;

interface Given {
  readonly language?: 'de' | 'en';
  readonly translate?: BrailleTranslator;
  readonly accountWords?: readonly OwnWord[];
}

async function openDialog(
  objects: readonly PageObject[],
  { language = 'de', translate = fakeTranslator, accountWords = [] }: Given = {},
) {
  const { changes, document, user } = await openEditor(Editor, {
    plugins: PLUGINS,
    objects,
    language,
    translate,
    accountWords,
    pageName: 'Wetter',
  });
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard(`${WORDS[language].title}{Enter}`);
  const dialog = within(await screen.findByRole('dialog', { name: WORDS[language].title }));
  const isMade = () => dialog.findByText(WORDS[language].status);
  const idsOn = (of: Document | undefined) =>
    new Set((of ?? document).pages.flatMap((page) => page.objects.map(({ uuid }) => uuid)));
  return { changes, user, dialog, isMade, now: () => idsOn(changes.at(-1)) };
}

const violationsOf = async () => {
  const rules = { 'color-contrast': { enabled: false } };
  const { violations } = await act(() => axe.run(screen.getByRole('dialog'), { rules }));
  return violations.map(({ id: rule, nodes }) => [rule, nodes.map(({ html }) => html)]);
};

const linesOf = (ids: ReadonlySet<string>) =>
  Array.from({ length: 15 }, (_, index) => id(10 + index)).filter((uuid) => ids.has(uuid));

describe('the dialog that makes a page tactile', () => {
  beforeEach(() => fakeScreen(true));

  it('measures labels by the words of the account', async () => {
    const { asked, translator } = recordingTranslator();
    const { isMade } = await openDialog(PLOT, {
      translate: translator,
      accountWords: [{ word: 'Temperatur', places: ['whole'], system: 'DE:VOLL', braille: '⠿⠷' }],
    });
    await isMade();
    const measured = asked.filter(({ text }) => text === 'Temperatur').slice(-1);
    expect(measured).toMatchObject([{ exceptions: { written: [{ start: 0, end: 10 }] } }]);
  });

  it('shows what each step does, before and afterwards, and takes it over as one step of undo', async () => {
    const { dialog, user, isMade, now } = await openDialog(PLOT);
    expect(dialog.getAllByRole('checkbox')).toHaveLength(TACTILE_STEPS.length);
    await isMade();
    expect(dialog.getByRole('status').textContent).toMatch(/, danach .*\.$/u);
    expect(dialog.getByText(/^8 Rasterlinien entfernt/u)).toBeDefined();
    const whole = dialog.getByRole('button', { name: 'Ganzes Blatt' });
    const step = dialog.getByRole('button', { name: 'Rasterlinien entfernen: zeigen' });
    expect(whole.getAttribute('aria-pressed')).toBe('true');
    await user.click(step);
    expect([whole, step].map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect(await dialog.findByRole('img', { name: /^Die Seite vorher; 8 Objekte/u })).toBeDefined();
    expect(dialog.getByRole('img', { name: 'Die Seite nachher' })).toBeDefined();
    expect(await violationsOf()).toEqual([]);

    await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(linesOf(now())).toHaveLength(2));
    await waitFor(() =>
      expect(document.querySelector('[data-spoken="true"]')?.textContent).toMatch(
        /^Die Seite ist tastbar gemacht\. \d+ Objekte wurden entfernt\. Vorher/u,
      ),
    );
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(linesOf(now())).toHaveLength(10));
  });

  it('leaves a step out, and keeps what a step would take out', async () => {
    const { dialog, user, isMade, now } = await openDialog(PLOT);
    await isMade();
    const group = () => dialog.queryByText(/^\d+ Rasterlinien$/u);
    const step = dialog.getByRole('checkbox', { name: 'Rasterlinien entfernen' });
    await user.click(step);
    // What was found before stays in sight until the next result is there.
    expect(group()?.textContent).toBe('8 Rasterlinien');
    await waitFor(() => expect(group()).toBeNull());
    expect(dialog.getByText('Wird ausgelassen')).toBeDefined();
    await user.click(step);
    await waitFor(() => expect(group()?.textContent).toBe('8 Rasterlinien'));

    const [first] = dialog.getAllByRole('checkbox', { name: 'Linie, 101 × 1 mm behalten' });
    if (!first) throw new Error('no line is listed');
    await user.click(first);
    await waitFor(() => expect(group()?.textContent).toBe('7 Rasterlinien'));
    expect(dialog.getByText('1 behalten')).toBeDefined();
    const all = dialog.getByRole('checkbox', { name: 'Alle 8 behalten' });
    expect(all).toHaveProperty('indeterminate', true);
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Übernehmen' })).toHaveProperty('disabled', false),
    );
    await user.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(linesOf(now())).toHaveLength(3));
  });

  it('says what is left to decide, and opens the proof for it', async () => {
    const { dialog, user, isMade } = await openDialog(
      [
        ...PLOT,
        createObject('rect', {
          uuid: id(50),
          x: 150,
          y: 220,
          width: 8,
          height: 30,
          fill: 'none',
          locked: true,
        }),
      ],
      { language: 'en' },
    );
    await isMade();
    const left = within(dialog.getByRole('region', { name: 'Left to decide' }));
    expect(left.getByText(/^The narrower side of this area measures \d/u)).toBeDefined();
    expect(await violationsOf()).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByRole('region', { name: 'Proof' })).toBeDefined();
  });

  it('says when it cannot be done, and does it when asked again', async () => {
    let isBroken = true;
    const translate: BrailleTranslator = {
      translate: (requests) =>
        // The title is written by the dialog alone: the editor itself translates what is on the page.
        isBroken && requests.some(({ text }) => text.startsWith('Wetter'))
          ? Promise.reject(new Error('out of memory'))
          : fakeTranslator.translate(requests),
    };
    const { dialog, user, isMade, now } = await openDialog(PLOT, { language: 'en', translate });
    expect((await dialog.findByRole('alert')).textContent).toContain('could not be made tactile');
    expect(dialog.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
    isBroken = false;
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    await isMade();
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(linesOf(now())).toHaveLength(10);
  });

  it('says that an empty page has nothing to change', async () => {
    const { dialog } = await openDialog([title]);
    expect(dialog.getByText('Die Seite ist leer. Importieren oder zeichnen Sie zuerst etwas.')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Übernehmen' })).toBeNull();
  });
});
