import type { PageObject } from '@tastwerk/editor-core';
import type { ChangeKind, DocumentChange } from '@tastwerk/editor-core/description';
import { objectName } from '../../state/object-name.js';
import { objectSentence, placeWords, sizeWords, turnWords } from './object-sentences.js';
import type { SpokenContext } from './spoken-context.js';

/** Objects that are named one by one; more are counted. */
const MOST_NAMED = 3;

function namesOf(objects: readonly PageObject[], { t }: SpokenContext): string {
  return objects.length > MOST_NAMED
    ? t('spoken:objects', { count: objects.length })
    : objects.map((object) => objectName(object, t)).join(', ');
}

/** What was done, with the objects by their names: "Rechteck „Balken“ gelöscht". */
export function changeSentence({ kind, objects }: DocumentChange, context: SpokenContext): string {
  return context.t(`spoken:changes.${kind}`, { objects: namesOf(objects, context) });
}

/** Changes after which a hand only wants to know how far it has come. */
const BY_HAND: Partial<
  Record<ChangeKind, (object: PageObject, context: SpokenContext) => string | undefined>
> = {
  moved: placeWords,
  resized: (object, context) => `${sizeWords(object, context)}, ${placeWords(object, context)}`,
  turned: turnWords,
  added: (object, context) => context.t('spoken:addedObject', { object: objectSentence(object, context) }),
};

/** What a change by hand has led to: of one moved object its new place alone, else what was done. */
export function resultSentence(change: DocumentChange, context: SpokenContext): string {
  const [object, ...others] = change.objects;
  const short = object && others.length === 0 ? BY_HAND[change.kind]?.(object, context) : undefined;
  return short ?? changeSentence(change, context);
}
