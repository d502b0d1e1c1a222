import { describe, expect, it } from '@jest/globals';
import { createBlankDocument, createObject } from '@tastwerk/editor-core/standard';
import i18next from 'i18next';
import { engine } from '../../test/engine.js';
import type { Removed } from '../tactile/drawing.js';
import type { TactileStage, TactileStep } from '../tactile/steps.js';
import { continuedUuid } from '../continued-page.js';
import { objectsOfPage, removedGroups, removedOf } from './removed-groups.js';
import { extentOf, proofSentence, spokenSummary, stageWords } from './tactile-summary.js';
import { de } from './texts/de.js';
import { en } from './texts/en.js';

const i18n = i18next.createInstance();
await i18n.init({
  resources: { de, en },
  lng: 'de',
  ns: ['tactile'],
  defaultNS: 'tactile',
  interpolation: { escapeValue: false },
});
const [german, english] = [i18n.getFixedT('de'), i18n.getFixedT('en')];

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const line = (number: number, reason: Removed['reason']): Removed => ({
  reason,
  object: createObject('line', { uuid: id(number), x: 20, y: 20 + number, dx: 90, dy: 0 }),
});
const blank = createBlankDocument({ uuid: id(1), pageUuid: id(2), language: 'de' });
const stage = (step: TactileStep, count: number, removed: readonly Removed[]): TactileStage => ({
  step,
  count,
  removed,
  document: blank,
});

describe('what is said of a page that is made tactile', () => {
  it('counts findings before and afterwards, none and one too', () => {
    const many = { before: { errors: 55, warnings: 113 }, after: { errors: 0, warnings: 2 } };
    expect(proofSentence(many, german)).toBe(
      'Vorher 55 Fehler und 113 Warnungen, danach keine Fehler und 2 Warnungen.',
    );
    expect(proofSentence(many, english)).toBe(
      '55 errors and 113 warnings before, no errors and 2 warnings afterwards.',
    );
    const few = { before: { errors: 0, warnings: 1 }, after: { errors: 1, warnings: 0 } };
    expect(proofSentence(few, english)).toBe(
      'No errors and 1 warning before, 1 error and no warnings afterwards.',
    );
  });

  it('names what a step took out and what it changed', () => {
    const removed = [line(1, 'grid'), line(2, 'grid'), line(3, 'frame')];
    expect(stageWords(stage('grid', 3, removed), german)).toBe('2 Rasterlinien entfernt, 1 Rahmen entfernt');
    expect(stageWords(stage('grid', 4, removed.slice(0, 1)), english)).toBe(
      '1 grid line removed, 3 labels assigned again',
    );
    expect(stageWords(stage('scale', 12, []), german)).toBe('12 Objekte geändert');
    expect(stageWords(stage('place', 1, []), english)).toBe('1 label placed');
  });

  it('is told when it was taken over', () => {
    const before = { errors: 3, warnings: 0 };
    const after = { errors: 0, warnings: 0 };
    expect(spokenSummary({ before, after, removed: [line(1, 'grid')] }, german)).toBe(
      'Die Seite ist tastbar gemacht. 1 Objekt wurde entfernt. Vorher 3 Fehler und keine Warnungen, danach keine Fehler und keine Warnungen.',
    );
    expect(spokenSummary({ before, after, removed: [] }, english)).toMatch(
      /^The page has been made tactile\. Nothing was removed\. 3 errors/u,
    );
  });

  it('tells a changed drawing from changed words and from nothing', () => {
    const command = { type: 'transaction', commands: [] } as const;
    const titled = { ...blank, graphicTitle: 'Karte' };
    expect(extentOf(blank, { command: null, stages: [], document: blank })).toBe('nothing');
    expect(extentOf(blank, { command, stages: [], document: blank })).toBe('nothing');
    expect(extentOf(blank, { command, stages: [], document: titled })).toBe('words');
    expect(extentOf(blank, { command, stages: [stage('grid', 1, [])], document: titled })).toBe('drawing');
  });
});

describe('what was taken out', () => {
  const label = createObject('label', { uuid: id(30), x: 20, y: 90, text: 'Rom' });
  const inGroup = createObject('line', { uuid: id(31), x: 20, y: 60, dx: 50, dy: 0 });
  const group = createObject('group', {
    uuid: id(32),
    objects: [inGroup, createObject('rect', { uuid: id(33), x: 20, y: 40, width: 20, height: 20 })],
  });
  const document = {
    ...blank,
    pages: blank.pages.map((page) => ({ ...page, objects: [group, label] })),
  };
  const page = objectsOfPage(engine, document, 0);

  it('is known by the ids of the page, also from a page that continues the drawing', () => {
    expect([...page.keys()].toSorted()).toEqual([id(30), id(31), id(33)]);
    const continued = { ...label, uuid: continuedUuid(continuedUuid(label.uuid)) };
    const removed = [
      { object: continued, reason: 'no-room' },
      { object: inGroup, reason: 'grid' },
    ] as const;
    expect(removedOf({ removed }, page).map(({ object }) => object.uuid)).toEqual([id(30), id(31)]);
  });

  it('is grouped by reason, with what is kept in its place', () => {
    const members = [...page.values()].map((object): Removed => ({ object, reason: 'grid' }));
    const [first, second, third] = members;
    if (!first || !second || !third) throw new Error('the page has too few objects');
    const kept = new Map([[first.object.uuid, first]]);
    const noRoom: Removed = { ...third, reason: 'no-room' };
    const groups = removedGroups([second, noRoom], kept, page);
    expect(groups.map(({ reason, count }) => [reason, count])).toEqual([
      ['no-room', 1],
      ['grid', 1],
    ]);
    expect(groups[1]?.members).toEqual([first, second]);
  });
});
