import { describe, expect, it } from '@jest/globals';
import type { PageObject } from '@tastwerk/editor-core';
import { swellProfile } from '@tastwerk/editor-core/proofing';
import { engine, translator } from '../../test/engine.js';
import { makeTactile, type TactileWish } from './make-tactile.js';
import { TACTILE_STEPS } from './steps.js';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const blank = engine.blank({ uuid: id(1), pageUuid: id(2), language: 'de' });
const { create } = engine.kinds;

const rect = (number: number, x: number, y: number, width: number, height: number, values: object = {}) =>
  create('rect', { uuid: id(number), x, y, width, height, fill: 'none', ...values });
const label = (number: number, text: string, x: number, y: number) =>
  create('label', { uuid: id(number), text, x, y, pristine: false, autoSize: true, placing: 'free' });
const pageWith = (...objects: readonly PageObject[]) => ({
  ...blank,
  pages: blank.pages.map((page) => ({ ...page, objects })),
});

const tactile = (document: typeof blank, wish: Partial<TactileWish> = {}) =>
  makeTactile(document, 0, {
    engine,
    translator,
    profile: swellProfile,
    fallbackTitle: 'Haus',
    pageNames: { legend: 'Legende', continued: (name) => `${name} (Fortsetzung)` },
    ...wish,
  });

/** A house in a group of its own, with its name and a frame around it that says nothing. */
const house = () =>
  pageWith(
    create('group', {
      uuid: id(9),
      moniker: 'Haus',
      objects: [
        rect(10, 20, 40, 160, 200),
        rect(11, 40, 80, 120, 120),
        create('group', {
          uuid: id(8),
          objects: [rect(12, 60, 130, 30, 50), rect(14, 115, 100, 25, 25)],
        }),
        label(13, 'Tür', 55, 150),
      ],
    }),
  );

describe('a page whose drawing is one group', () => {
  it('is looked at shape by shape; what is left is one group again, its labels by themselves', async () => {
    const { document, removed, command, stages } = await tactile(house());
    expect(removed).toMatchObject([{ object: { uuid: id(10) }, reason: 'frame' }]);
    const [group, ...others] = document.pages[0]?.objects ?? [];
    expect(group).toMatchObject({ type: 'group', uuid: id(9), moniker: 'Haus' });
    expect(group && 'objects' in group ? group.objects.map(({ uuid }) => uuid) : []).toEqual(
      [11, 12, 14].map(id),
    );
    expect(others.some(({ uuid }) => uuid === id(13))).toBe(true);
    expect(stages.map(({ step }) => step)).toEqual(expect.arrayContaining(['ground', 'scale', 'place']));
    expect(stages.find(({ step }) => step === 'ground')?.document.pages[0]?.objects).toHaveLength(4);
    const applied = command && engine.commands.apply(house(), command);
    expect(applied).toEqual({ ok: true, value: document });
  });
});

describe('what an author wants', () => {
  it('stays: what a step took out is kept the next time', async () => {
    const { document, removed } = await tactile(house(), { kept: new Set([id(10)]) });
    expect(removed).toEqual([]);
    expect(JSON.stringify(document)).toContain(id(10));
  });

  it('stays as it is where it is locked', async () => {
    const locked = rect(10, 20, 40, 160, 200, { locked: true });
    const { document, removed } = await tactile(
      pageWith(locked, rect(11, 50, 90, 100, 100), rect(12, 70, 130, 30, 40)),
    );
    expect(removed).toEqual([]);
    expect(document.pages[0]?.objects).toContainEqual(locked);
    expect(document.pages[0]?.objects).toHaveLength(3);
  });

  it('stays where every step is left out but the words of the document', async () => {
    const { document, stages } = await tactile(house(), { leftOut: new Set(TACTILE_STEPS) });
    expect(stages).toEqual([]);
    expect(document.graphicTitle).toBe('');
    expect(document.braillePages.imageDescription.details).toContain('Tür');
  });
});

describe('progress', () => {
  it('is told from nothing to all, and ends the work where it throws', async () => {
    const shares: number[] = [];
    await tactile(house(), { tell: (share) => void shares.push(share) });
    expect(shares[0]).toBe(0);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBeGreaterThan(0.4);
    const stop = tactile(house(), {
      tell: (share) => {
        if (share > 0.2) throw new Error('closed');
      },
    });
    await expect(stop).rejects.toThrow('closed');
  });
});
