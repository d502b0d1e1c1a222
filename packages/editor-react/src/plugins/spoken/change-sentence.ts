import type { Document, PageObject } from '@tastwerk/editor-core';
import type { ChangeKind, DocumentChange } from '@tastwerk/editor-core/description';
import { findObject } from '@tastwerk/editor-core/objects';
import { objectName } from '../../state/object-name.js';
import { changeSentence, changeWords } from '../../sentences/change-words.js';
import { objectSentence, placeWords, sizeWords } from './object-sentences.js';
import { turnWords } from '../../sentences/look-words.js';
import type { SpokenContext } from './spoken-context.js';

type Results = Partial<
  Record<ChangeKind, (object: PageObject, context: SpokenContext) => string | undefined>
>;

/** What changes of place, size and turn have led to, by hand, taken back or repeated. */
const CHANGED_PLACE: Results = {
  moved: placeWords,
  resized: (object, context) => `${sizeWords(object, context)}, ${placeWords(object, context)}`,
  turned: (object, context) => turnWords(object, context) ?? context.t('spoken:notTurned'),
};

/** Changes after which a hand only wants to know how far it has come. */
const BY_HAND: Results = {
  ...CHANGED_PLACE,
  added: (object, context) => context.t('spoken:addedObject', { object: objectSentence(object, context) }),
};

/** What a change by hand has led to: of one moved object its new place alone, else what was done. */
export function resultSentence(change: DocumentChange, context: SpokenContext): string {
  const [object, ...others] = change.objects;
  const short = object && others.length === 0 ? BY_HAND[change.kind]?.(object, context) : undefined;
  return short ?? changeSentence(change, context);
}

/** Changes of which taking back or repeating is told by what has become of what. */
const WITH_FIGURES: ReadonlySet<ChangeKind> = new Set<ChangeKind>(['text', 'renamed', 'restyled']);

/**
 * What taking back or repeating has led to: of one object where it is now, or what has become of it; else what was taken back or repeated.
 * `documents` are those before and after the step.
 */
export function repeatedSentence(
  direction: 'undone' | 'redone',
  change: DocumentChange,
  documents: readonly [Document, Document],
  context: SpokenContext,
): string {
  const { t, page, resources } = context;
  const [only, ...others] = change.objects;
  const object = only && others.length === 0 ? findObject(page.objects, only.uuid) : undefined;
  if (object && change.kind === 'removed')
    return t('spoken:undoneRemoved', { object: objectName(object, t), place: placeWords(object, context) });
  const result = object && CHANGED_PLACE[change.kind]?.(object, context);
  if (object && result) return t(`spoken:${direction}To`, { object: objectName(object, t), result });
  const became = WITH_FIGURES.has(change.kind)
    ? changeWords(resources.kinds, ...documents, context)
    : undefined;
  return t(`spoken:${direction}`, { what: became ?? changeSentence(change, context) });
}
