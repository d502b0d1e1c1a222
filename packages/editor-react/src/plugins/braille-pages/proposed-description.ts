import type { ImageDescription, PageObject } from '@tastwerk/editor-core';
import { readingOrder, relationOf } from '@tastwerk/editor-core/description';
import { kindName, objectName } from '../../state/object-name.js';
import { surfaceWords } from '../../sentences/look-words.js';
import { relationSentence, sizeWords, type SpokenContext } from '../spoken/index.js';

/** Shapes that are told one by one; of a page with more only their kinds are counted. */
const MOST_TOLD = 12;

const isShape = ({ type, hidden }: PageObject): boolean => !hidden && type !== 'label' && type !== 'key';

const shapesOf = ({ resources, page }: SpokenContext): readonly PageObject[] =>
  readingOrder(resources.kinds, page.objects).filter(isShape);

/** The texts of the labels that name `object`, as they stand on the page. */
function labelsOf(object: PageObject, { page }: SpokenContext): readonly string[] {
  return page.objects.flatMap((other) =>
    other.type === 'label' && other.anchor?.object === object.uuid && other.text.trim() !== ''
      ? [other.text.trim()]
      : [],
  );
}

/** What there is of which kind: "Dreieck, Kreis (2)". */
function countedKinds(shapes: readonly PageObject[], { t }: SpokenContext): string {
  const counts = new Map<string, number>();
  for (const shape of shapes) {
    const kind = kindName(shape, t);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .map(([kind, count]) => (count === 1 ? kind : t('braillePages.proposal.several', { kind, count })))
    .join(', ');
}

/** A shape with its size, its surface, its labels, and how it lies to the one of `earlier` that it lies in, else to the last of them. */
function shapeSentences(
  shape: PageObject,
  earlier: readonly PageObject[],
  context: SpokenContext,
): readonly string[] {
  const { t } = context;
  const around = earlier.findLast(({ uuid }) => relationOf(context, shape.uuid, uuid)?.kind === 'inside');
  const other = around ?? earlier.at(-1);
  const labels = labelsOf(shape, context);
  const words = [objectName(shape, t), sizeWords(shape, context), surfaceWords(shape, context)];
  return [
    `${words.filter((word) => word !== undefined).join(', ')}.`,
    ...(labels.length > 0 ? [t('braillePages.proposal.labels', { labels: labels.join(', ') })] : []),
    ...(other
      ? [around ? relationSentence(shape, around, context) : relationSentence(other, shape, context)]
      : []),
  ];
}

/** A description of the pages in `contexts` that follows from what is drawn there; its fields are empty where nothing is. */
export function proposedDescription(contexts: readonly SpokenContext[]): ImageDescription {
  const pages = contexts.map((context) => ({ context, shapes: shapesOf(context) }));
  const [first] = contexts;
  const drawn = pages.filter(({ shapes }) => shapes.length > 0);
  if (!first || drawn.length === 0) return { type: '', summary: '', details: '' };
  const kinds = drawn.map(({ context, shapes }) => countedKinds(shapes, context)).join('; ');
  const details = drawn
    .filter(({ shapes }) => shapes.length <= MOST_TOLD)
    .flatMap(({ context, shapes }) =>
      shapes.flatMap((shape, index) => shapeSentences(shape, shapes.slice(0, index), context)),
    )
    .join(' ');
  return {
    type: first.t('braillePages.proposal.type'),
    summary: first.t('braillePages.proposal.summary', { kinds }),
    details,
  };
}
