import { beforeEach, describe, expect, it } from '@jest/globals';
import { type Command, type StepCommand, runCommand } from '@tastwerk/editor-core';
import { act, screen, within } from '@testing-library/react';
import { actionStore } from '../../../test/action-store.js';
import { fakeScreen } from '../../../test/fakes.js';
import { fakeUser } from '../../../test/fake-user.js';
import { renderPart } from '../../../test/render-part.js';
import panelsDe from '../../i18n/de/panels.json' with { type: 'json' };
import panelsEn from '../../i18n/en/panels.json' with { type: 'json' };
import { newUuid } from '../../base/new-uuid.js';
import { HistoryPanel } from './history-panel.js';
import { createObject } from '@tastwerk/editor-core/standard';

const HOUSE = newUuid();

function openPanel(language: 'de' | 'en' = 'de') {
  const hand = actionStore([createObject('rect', { uuid: HOUSE, x: 20, y: 20, moniker: 'Haus' })]);
  renderPart(<HistoryPanel />, hand.store, language);
  const run = (command: Command) => act(() => void hand.store.dispatch(runCommand(command)));
  const rows = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label'));
  const current = () =>
    screen
      .getAllByRole('row')
      .filter((row) => row.getAttribute('aria-selected') === 'true')
      .map((row) => row.getAttribute('aria-label'));
  const house = () => hand.objects().find(({ uuid }) => uuid === HOUSE);
  return { hand, run, rows, current, house, user: fakeUser() };
}

function moveTwiceAndPaint(run: (command: Command) => void) {
  run({ type: 'move-objects', uuids: [HOUSE], dx: 5, dy: 0 });
  run({ type: 'move-objects', uuids: [HOUSE], dx: 5, dy: 0 });
  run({ type: 'update-objects', changes: [{ uuid: HOUSE, set: { fill: 'blue' } }] });
}

describe('HistoryPanel', () => {
  beforeEach(() => fakeScreen(true));

  it('names each step in few words, the beginning too, and marks where one stands', () => {
    const { run, rows, current } = openPanel();
    moveTwiceAndPaint(run);
    expect(rows()).toEqual([
      'Anfang',
      'Quadrat „Haus“: verschoben',
      'Quadrat „Haus“: verschoben',
      'Quadrat „Haus“: Füllfarbe',
    ]);
    expect(current()).toEqual(['Quadrat „Haus“: Füllfarbe']);
    run({ type: 'set-document-properties', set: { graphicTitle: 'Dorf' } });
    expect(rows().at(-1)).toBe('Titel');
    const last = screen.getAllByRole('row').at(-1);
    expect(within(last ?? document.body).getByRole('img', { name: 'Aktueller Stand' })).toBeDefined();
  });

  it('goes to any step by a click and by arrow keys, back and forth', async () => {
    const { run, current, house, rows, user } = openPanel('en');
    moveTwiceAndPaint(run);
    await user.click(screen.getByRole('row', { name: 'Beginning' }));
    expect(house()).toMatchObject({ x: 20 });
    expect(rows()).toHaveLength(4);
    expect(screen.getAllByText('undone')).toHaveLength(3);
    await user.keyboard('{ArrowDown}');
    expect(house()).toMatchObject({ x: 25 });
    await user.keyboard('{End}');
    expect(house()).toMatchObject({ x: 30, fill: 'blue' });
    expect(current()).toEqual(['Square “Haus”: fill colour']);
    expect(screen.queryByText('undone')).toBeNull();
  });

  it('has words for every command in both languages', () => {
    // A command without its word does not compile here.
    const german: Readonly<Record<StepCommand, string>> = panelsDe.history.commands;
    const english: Readonly<Record<StepCommand, string>> = panelsEn.history.commands;
    expect(Object.keys(english)).toEqual(Object.keys(german));
  });
});
