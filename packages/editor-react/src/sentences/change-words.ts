import type { Document, Kinds, PageObject } from '@tastwerk/editor-core';
import { changeBetween, type DocumentChange } from '@tastwerk/editor-core/description';
import { readableText } from '@tastwerk/editor-core/formulas';
import { objectName } from '../state/object-name.js';
import { objectIn } from '../state/selectors.js';
import { changedKept } from './kept-words.js';
import { lineWords, surfaceWords, type WordContext } from './look-words.js';
import { isNamedOneByOne, namesOf } from './object-names.js';

/** Lengths in mm and angles in degrees that differ by less are the same to a reader. */
const SAME = 0.005;

/** What was done, with the objects by their names: "Rechteck „Balken“ gelöscht". */
export function changeSentence({ kind, objects }: DocumentChange, context: Pick<WordContext, 't'>): string {
  return context.t(`spoken:changes.${kind}`, { objects: namesOf(objects, context) });
}

type Words = readonly (string | undefined)[];

/** How far it has gone; of what was resized, the corner from which it is measured. */
function movedWords(before: PageObject, after: PageObject, { t, judged, resources }: WordContext): Words {
  const [from, to] = [resources.kinds.frameOf(before), resources.kinds.frameOf(after)];
  const stretch = (mm: number, ahead: string, back: string) =>
    Math.abs(mm) < SAME
      ? undefined
      : t('spoken:outline.stretch', {
          length: judged(Math.abs(mm)),
          direction: t(`spoken:towards.${mm > 0 ? ahead : back}`),
        });
  return [stretch(to.x - from.x, 'right', 'left'), stretch(to.y - from.y, 'below', 'above')];
}

/** Figures that are others now: width, height and angle. */
function figureWords(before: PageObject, after: PageObject, { t, judged, resources }: WordContext): Words {
  const { kinds } = resources;
  const [from, to] = [kinds.frameOf(before), kinds.frameOf(after)];
  const figure = (key: string, was: number, now: number) =>
    Math.abs(now - was) < SAME
      ? undefined
      : t(`spoken:became.${key}`, { was: judged(was), now: judged(now) });
  return [
    figure('width', Math.abs(from.width), Math.abs(to.width)),
    figure('height', Math.abs(from.height), Math.abs(to.height)),
    figure('angle', kinds.angleOf(before), kinds.angleOf(after)),
  ];
}

/** The line that is another now: its width alone where that is all. */
function changedLine(before: PageObject, after: PageObject, context: WordContext): string | undefined {
  const { t, judged } = context;
  const [was, now] = [lineWords(before, context), lineWords(after, context)];
  if (was === now) return undefined;
  if ('borderWidth' in before && 'borderWidth' in after) {
    const { borderWidth } = after;
    if (was && lineWords({ ...before, borderWidth }, context) === now) {
      return t('spoken:became.lineWidth', { was: judged(before.borderWidth), now: judged(borderWidth) });
    }
  }
  return becameWords(was, now, 'noLine', t);
}

/** What it is now and was before; where it was nothing, what it is now alone. */
function becameWords(
  was: string | undefined,
  now: string | undefined,
  none: 'noLine' | 'noSurface',
  t: WordContext['t'],
): string {
  if (now === undefined) return t(`spoken:became.${none}`);
  return was === undefined ? now : t('spoken:became.words', { was, now });
}

/** What a label names now that it did not name before; `after` is the document in which it stands. */
function changedTie(
  before: PageObject,
  now: PageObject,
  after: Document,
  { t }: WordContext,
): string | undefined {
  if (before.type !== 'label' || now.type !== 'label') return undefined;
  const named = now.anchor?.object;
  if (before.anchor?.object === named) return undefined;
  const object = named ? objectIn(after, named) : undefined;
  return object ? t('spoken:names', { object: objectName(object, t) }) : t('spoken:became.namesNothing');
}

/** Looks and words that are others now. */
function lookWords(before: PageObject, after: PageObject, context: WordContext): Words {
  const { t, resources } = context;
  const [wasText, text] = [before, after].map((object) => readableText(resources.kinds.textOf(object) ?? ''));
  const [wasSurface, surface] = [surfaceWords(before, context), surfaceWords(after, context)];
  return [
    wasText === text ? undefined : t('spoken:became.text', { was: wasText, now: text }),
    changedLine(before, after, context),
    wasSurface === surface ? undefined : becameWords(wasSurface, surface, 'noSurface', t),
    before.moniker === after.moniker
      ? undefined
      : t('spoken:became.name', { was: before.moniker, now: after.moniker }),
    before.hidden === after.hidden ? undefined : t(`spoken:became.${after.hidden ? 'hidden' : 'shown'}`),
    before.locked === after.locked ? undefined : t(`spoken:became.${after.locked ? 'locked' : 'unlocked'}`),
  ];
}

/** What `after` has become since it was `before`, figure by figure: "1,2 mm nach rechts, Linie 1,5 mm statt Linie 0,5 mm". */
function differenceWords(
  before: PageObject,
  after: PageObject,
  [was, now]: readonly [Document, Document],
  context: WordContext,
): string {
  const words = [movedWords, figureWords, lookWords]
    .flatMap((wordsOf) => wordsOf(before, after, context))
    .concat(changedTie(before, after, now, context))
    .concat(
      changedKept(
        before,
        after,
        { ...context, find: (uuid) => objectIn(was, uuid) },
        { ...context, find: (uuid) => objectIn(now, uuid) },
      ),
    )
    .filter((part) => part !== undefined);
  return words.length === 0 ? context.t('spoken:became.other') : words.join(', ');
}

/** Changes of which figures say more than their name; what was grouped or put in another order keeps its figures. */
const HAS_FIGURES: ReadonlySet<string> = new Set<DocumentChange['kind']>([
  'text',
  'turned',
  'resized',
  'moved',
  'renamed',
  'restyled',
]);

/** What changes from `before` to `after`, object by object where they are few; undefined where nothing does. */
export function changeWords(
  kinds: Kinds,
  before: Document,
  after: Document,
  context: Omit<WordContext, 'resources'>,
): string | undefined {
  const change = changeBetween(kinds, before, after);
  if (!change) return undefined;
  const { kind, objects } = change;
  if (!HAS_FIGURES.has(kind) || !isNamedOneByOne(objects)) return changeSentence(change, context);
  return objects
    .map((object) => {
      const was = objectIn(before, object.uuid);
      if (!was) return changeSentence({ kind, objects: [object] }, context);
      const differences = differenceWords(was, object, [before, after], { ...context, resources: { kinds } });
      return context.t('spoken:became.of', { object: objectName(was, context.t), differences });
    })
    .join('; ');
}
