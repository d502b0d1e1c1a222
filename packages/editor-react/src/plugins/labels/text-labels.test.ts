import { describe, expect, it } from '@jest/globals';
import { LIMITS } from '@tastwerk/editor-core';
import { actionStore } from '../../../test/action-store.js';
import { newUuid } from '../../base/new-uuid.js';
import { isSvgMarkup, pasteAsLabel, splitLinesAction } from './text-labels.js';
import { createObject } from '@tastwerk/editor-core/standard';

const [LABEL, WALL] = [newUuid(), newUuid()];

describe('text of another program', () => {
  it('becomes one label with its lines, which takes its size from them', () => {
    const hand = actionStore([]);
    pasteAsLabel(hand.store, '  Haus\r\n\r\nTurm \rTor\n');
    expect(hand.objects()).toMatchObject([{ type: 'label', text: 'Haus\nTurm\nTor', autoSize: true }]);
    expect(hand.selected()).toEqual([hand.objects()[0]?.uuid]);
    expect(hand.state().history.past).toHaveLength(1);
  });

  it('goes where room is', () => {
    const wall = createObject('rect', { uuid: WALL, x: 10, y: 10, width: 190, height: 100 });
    const hand = actionStore([wall]);
    pasteAsLabel(hand.store, 'Haus');
    pasteAsLabel(hand.store, 'Turm');
    const [, first, second] = hand.objects();
    expect(first).toMatchObject({ text: 'Haus' });
    for (const label of [first, second]) expect(label?.type === 'label' && label.y).toBeGreaterThan(110);
    expect(first).not.toMatchObject({ x: second?.type === 'label' ? second.x : 0 });
  });

  it('changes nothing where it is blank, and is refused where it is too long', () => {
    const hand = actionStore([]);
    pasteAsLabel(hand.store, ' \n ');
    expect(hand.state().session.lastIssue).toBeNull();
    pasteAsLabel(hand.store, 'a'.repeat(LIMITS.textLength + 1));
    expect(hand.objects()).toEqual([]);
    expect(hand.state().session.lastIssue).not.toBeNull();
  });

  it.each([
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', true],
    ['\n<?xml version="1.0"?>\n<!-- by a program -->\n<!DOCTYPE svg PUBLIC "a" "b">\n<SVG >', true],
    ['The <svg> element', false],
    ['<svgs>', false],
    ['<p>Text</p>', false],
  ])('is markup of an SVG drawing or not: %s', (text, isMarkup) => {
    expect(isSvgMarkup(text)).toBe(isMarkup);
  });
});

describe('one label per line', () => {
  const lines = { x: 20, y: 40, width: 60, height: 51, text: 'Haus\nTurm\nTor', pristine: false } as const;

  it('takes the place of a label with several lines, in one step', () => {
    const hand = actionStore([createObject('label', { uuid: LABEL, ...lines, align: 'center' })]);
    hand.select(LABEL);
    hand.press(splitLinesAction);
    expect(hand.objects()).toMatchObject([
      { text: 'Haus', x: 20, y: 40, align: 'center', autoSize: true },
      { text: 'Turm', x: 20, y: 60 },
      { text: 'Tor', x: 20, y: 80, keyVal: 'tor' },
    ]);
    expect(hand.selected()).toHaveLength(3);
    expect(hand.state().history.past).toHaveLength(1);
  });

  it.each([{ text: 'Haus' }, { text: 'Haus\n \n' }, { isTitle: true }, { locked: true }])(
    'is not offered for a label with %j',
    (values) => {
      const hand = actionStore([createObject('label', { uuid: LABEL, ...lines, ...values })]);
      hand.select(LABEL);
      expect(hand.press(splitLinesAction)).toBe(false);
      expect(hand.objects()).toHaveLength(1);
    },
  );
});
