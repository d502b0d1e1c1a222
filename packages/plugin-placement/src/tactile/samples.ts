import type { Kinds, ObjectOf, PageObject } from '@tastwerk/editor-core';
import {
  type Box,
  boxCentre,
  boxContains,
  distanceToBox,
  isLevelBox,
  type Point,
  uniteAll,
} from '@tastwerk/editor-core/geometry';
import { isShape } from '@tastwerk/editor-core/objects';
import { outlineOf, strokeEnds } from '../outline.js';
import { barsInRows } from './bars.js';
import { type Drawing, isDrawn, pointBox, type StepContext, without } from './drawing.js';
import { type PlacedText, placedTexts } from './placed-texts.js';

type LabelObject = ObjectOf<'label'>;
type Texture = NonNullable<ReturnType<typeof textureOf>>;

/** The samples of a legend are no larger than this, in mm, on both sides. */
const LARGEST_MM = 30;

/** The words of a sample stand within this of it, in mm: beside it, and on its height. */
const BESIDE_MM = 120;
const LEVEL_MM = 3;

/** What has the look of a sample is larger than it, by this factor. */
const LARGER = 1.2;

/** A legend explains at least two things; one sample alone may be anything. */
const LEAST_SAMPLES = 2;

/** The marks of a curve that its sample shows lie on it, to this in mm. */
const ON_SAMPLE_MM = 1.5;
const isSmall = ({ width, height }: Box): boolean => Math.max(width, height) < LARGEST_MM / 2;

/** A frame around a legend is at most so much larger than what it holds, in mm. */
const FRAME_MM = 30;

/** A piece of texture, or of a line, that a legend shows. */
interface Sample {
  readonly object: PageObject;
  readonly box: Box;
  readonly look: { readonly texture: Texture } | { readonly line: LineLook };
}

/** How a line is drawn, as legends of the document name it. */
interface LineLook {
  readonly borderStyle: 'solid' | 'dashed' | 'dotted';
  readonly borderWidth: number;
  readonly borderColour: ObjectOf<'path'>['borderColour'];
}

const textureOf = (object: PageObject) => (isShape(object) ? object.pattern.template : null);

const nameOf = (look: Sample['look']): string =>
  'texture' in look
    ? look.texture
    : `${look.line.borderStyle} ${look.line.borderWidth.toFixed(1)} ${look.line.borderColour}`;

function lineLookOf(object: PageObject): LineLook | undefined {
  if (object.type !== 'path' && object.type !== 'line') return undefined;
  if ('closed' in object && object.closed) return undefined;
  const { borderStyle, borderWidth, borderColour } = object;
  return { borderStyle, borderWidth, borderColour };
}

/** What `object` may be a sample of; undefined where it shows neither a texture nor a line, or is too large. */
function sampleOf(kinds: Kinds, object: PageObject): Sample | undefined {
  const box = kinds.extentOf(object);
  if (!isDrawn(object) || Math.max(box.width, box.height) > LARGEST_MM) return undefined;
  const outline = outlineOf(kinds, object);
  const texture = textureOf(object);
  if (texture !== null) return isLevelBox(outline) ? { object, box, look: { texture } } : undefined;
  const line = lineLookOf(object);
  const isLevel = outline.length === 1 && box.height < 0.1 && box.width > LEVEL_MM;
  return line && isLevel ? { object, box, look: { line } } : undefined;
}

/** The sides of samples on which their words may stand; those of one legend all stand on one. */
const SIDES = ['right', 'left'] as const;
type Side = (typeof SIDES)[number];

/** The text on the height of a sample that stands nearest on one side of it. */
function wordsOf(
  { box }: Sample,
  side: Side,
  texts: readonly { readonly label: LabelObject; readonly at: Point }[],
) {
  const { y } = boxCentre(box);
  const awayOf = ({ at }: { readonly at: Point }) =>
    side === 'right' ? at.x - box.x - box.width : box.x - at.x;
  const [nearest] = texts
    .filter((text) => Math.abs(text.at.y - y) <= LEVEL_MM && awayOf(text) > 0 && awayOf(text) <= BESIDE_MM)
    .toSorted((one, other) => awayOf(one) - awayOf(other));
  return nearest;
}

/** Where texts stood in the drawing: across, what they are tied to says it, for their braille takes more room. */
const legendTexts = (kinds: Kinds, drawing: Drawing): readonly PlacedText[] =>
  placedTexts(kinds, drawing).map((text) => ({ ...text, at: { x: text.at.x, y: boxCentre(text.label).y } }));

const sizeOf = ({ width, height }: Box): number => width + height;

/** The samples that a legend may have: each is the smallest thing of its look, bars aside, and something larger has that look too. */
function possibleSamples(drawing: Drawing, kinds: Kinds): readonly Sample[] {
  const bars = barsInRows(drawing, kinds);
  const samples = drawing.objects.flatMap((object) =>
    bars.has(object) ? [] : (sampleOf(kinds, object) ?? []),
  );
  const looks = drawing.objects.filter(isDrawn).map((object) => {
    const [texture, line] = [textureOf(object), lineLookOf(object)];
    return { object, name: texture ?? (line && nameOf({ line })), box: kinds.extentOf(object) };
  });
  return samples.filter((sample) => {
    const [name, leastMm] = [nameOf(sample.look), LARGER * sizeOf(sample.box)];
    const isUsed = looks.some(
      (other) => other.object !== sample.object && other.name === name && sizeOf(other.box) > leastMm,
    );
    const isSmallest = samples.every(
      (other) => other === sample || nameOf(other.look) !== name || sizeOf(other.box) > leastMm,
    );
    return isUsed && isSmallest;
  });
}

/**
 * The samples of the drawing's legend with their words, each with words of its own: on the side where more of them have some; where both
 * have as many, on the right.
 */
function explainedSamples(drawing: Drawing, kinds: Kinds) {
  const samples = possibleSamples(drawing, kinds);
  const texts = legendTexts(kinds, drawing);
  const [right = [], left = []] = SIDES.map((side) => {
    const named = samples.flatMap((sample) => {
      const words = wordsOf(sample, side, texts);
      return words ? [{ sample, ...words }] : [];
    });
    const own = named.filter(({ label }) => named.filter((other) => other.label === label).length === 1);
    return own.length < LEAST_SAMPLES ? [] : own;
  });
  return left.length > right.length ? left : right;
}

/** The frame around a legend: a box about its samples and words that holds little else. */
function frameOf(drawing: Drawing, kinds: Kinds, content: Box, members: ReadonlySet<PageObject>) {
  return drawing.objects.find((object) => {
    if (members.has(object) || !isDrawn(object) || !isShape(object)) return false;
    const box = kinds.extentOf(object);
    const isAround = boxContains(box, content) && isLevelBox(outlineOf(kinds, object));
    return (
      isAround &&
      object.pattern.template === null &&
      box.width <= content.width + BESIDE_MM &&
      box.height <= content.height + FRAME_MM
    );
  });
}

type Explained = ReturnType<typeof explainedSamples>[number];

/** The title of a legend without a frame stands as far above its samples, or at the left of them, in mm, at most. */
const TITLE_ABOVE_MM = 12;
const TITLE_BESIDE_MM = 30;

/** Whether a text that is tied to nothing but samples, or to what lies far off, is the title of the legend with these samples. */
function isTitle({ at }: PlacedText, samples: Box): boolean {
  const isAbove = at.y < samples.y && samples.y - at.y <= TITLE_ABOVE_MM;
  const isBefore = at.x < samples.x && samples.x - at.x <= TITLE_BESIDE_MM;
  const isOver = at.x >= samples.x - TITLE_ABOVE_MM && at.x <= samples.x + BESIDE_MM / 2;
  const isLevel = Math.abs(at.y - boxCentre(samples).y) <= LEVEL_MM;
  return (isAbove && isOver) || (isBefore && isLevel);
}

/** The texts of the legend besides the nearest of each sample: those in its frame, or its title. */
function otherTexts(
  drawing: Drawing,
  kinds: Kinds,
  found: readonly Explained[],
  frame: PageObject | undefined,
): readonly PlacedText[] {
  const samples = uniteAll(found.map(({ sample }) => sample.box));
  const known = new Set(found.map(({ label }) => label));
  return legendTexts(kinds, drawing).filter((text) => {
    if (known.has(text.label) || !samples) return false;
    if (frame) return boxContains(kinds.extentOf(frame), pointBox(text.at));
    const isOfAxis = text.label.anchor && isStroke(kinds, drawing, text.label.anchor.object);
    return !isOfAxis && isTitle(text, samples);
  });
}

/** Whether the object of an id is a straight stroke: what is tied to it names an axis or its ticks. */
function isStroke(kinds: Kinds, { objects }: Drawing, uuid: string | null): boolean {
  const object = objects.find((one) => one.uuid === uuid);
  return object !== undefined && strokeEnds(outlineOf(kinds, object)) !== undefined;
}

/** The words of a sample: the nearest text, and those that stand on one line with it in the frame. */
const wordsFor = ({ label, at }: Explained, others: readonly PlacedText[]): string =>
  [{ label, at }, ...others.filter((text) => Math.abs(text.at.y - at.y) <= LEVEL_MM)]
    .toSorted((one, other) => one.at.x - other.at.x)
    .map((text) => text.label.text.replaceAll(/\s+/gu, ' ').trim())
    .join(' ');

/**
 * The legend that was drawn becomes the legend of the page: what its samples show is explained there in braille, in a size that a finger
 * knows again. Samples, their words, the title and the frame around them go.
 */
export function withLegend(drawing: Drawing, { kinds }: StepContext): Drawing {
  const found = explainedSamples(drawing, kinds);
  if (found.length === 0) return drawing;
  const { document } = drawing;
  const members = new Set<PageObject>(found.flatMap(({ sample, label }) => [sample.object, label]));
  for (const object of drawing.objects) {
    const at = boxCentre(kinds.extentOf(object));
    const isOnSample = found.some(({ sample }) => distanceToBox(at, sample.box) <= ON_SAMPLE_MM);
    if (isOnSample && isDrawn(object) && isSmall(kinds.extentOf(object))) members.add(object);
  }
  const content = uniteAll(found.flatMap(({ sample, at }) => [sample.box, pointBox(at)]));
  const frame = content && frameOf(drawing, kinds, content, members);
  const others = otherTexts(drawing, kinds, found, frame);
  for (const { label } of others) members.add(label);
  const inFrame = frame ? others : [];
  const textures = found.flatMap((one) =>
    'texture' in one.sample.look ? [{ pattern: one.sample.look.texture, label: wordsFor(one, inFrame) }] : [],
  );
  const strokes = found.flatMap((one) =>
    'line' in one.sample.look ? [{ ...one.sample.look.line, label: wordsFor(one, inFrame) }] : [],
  );
  const gone = without(drawing, (object) =>
    members.has(object) || object === frame ? 'in-legend' : undefined,
  );
  return {
    ...gone,
    document: {
      ...document,
      keyedTextures: [...document.keyedTextures, ...textures],
      keyedStrokes: [...document.keyedStrokes, ...strokes],
    },
  };
}
