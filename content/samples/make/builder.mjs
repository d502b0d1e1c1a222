import { createHash } from 'node:crypto';
import { PAPER_FORMATS } from '@tastwerk/editor-core/document';
import { finish } from './finish.mjs';
import { pen } from './pen.mjs';
import { createBlankDocument } from '@tastwerk/editor-core/standard';

/** Name of the first variant, and what its earlier versions are called after. */
export const BASE = 'base';

/** Words of the sheets that no sample says itself. */
const WORDS = {
  de: { page: (number) => `Seite ${number}`, legend: 'Legende' },
  en: { page: (number) => `Page ${number}`, legend: 'Key' },
};

/** The language of a sample's second title and description. */
export const OTHER_LANGUAGE = { de: 'en', en: 'de' };

/** Ids follow from a name, so that remaking a sample changes nothing. */
export function idSource(name) {
  let count = 0;
  return () => {
    const hex = createHash('sha1')
      .update(`${name}/${(count += 1)}`)
      .digest('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
}

/** Whether a legend has something to say about `objects`: abbreviations, or textures and lines that have words. */
function wantsLegend(objects, words, strokes) {
  return objects.some(
    ({ isKey, pattern, borderStyle, borderWidth }) =>
      isKey ||
      words[pattern?.template] !== undefined ||
      strokes.some((stroke) => stroke.style === borderStyle && stroke.width === borderWidth),
  );
}

/**
 * The pages of a document: the drawn ones with their titles and legends, and after them the legend's own where it has one, because the
 * catalogue shows the first page.
 */
function pagesOf({ language, title, pages, words, strokes, legend }, draw, nextId) {
  const drawn = pages.map((objectsOf) => [draw.title(title), ...objectsOf(draw)]);
  const own = legend === 'own-page' ? [[draw.title(title), { ...draw.freeKey(), explains: 'document' }]] : [];
  const explained = drawn.map((objects) => {
    const hasKey = objects.some(({ type }) => type === 'key');
    return legend === 'page' && !hasKey && wantsLegend(objects, words, strokes)
      ? [...objects, draw.freeKey()]
      : objects;
  });
  return [...explained, ...own].map((objects, index) => ({
    uuid: nextId(),
    name: index < explained.length ? WORDS[language].page(index + 1) : WORDS[language].legend,
    text: false,
    guides: [],
    objects,
  }));
}

/** One document. `name` tells it from the other documents of the sample; objects have the same ids in all versions of a variant. */
async function documentOf(options, name, version) {
  const { language = 'de', format = 'a4-portrait', system, title, tags, category } = options;
  const { type, summary, details, notes = '', variant = {} } = options;
  const { translatedTitle, translatedSummary } = options;
  const { words = {}, strokes = [], legend = 'page' } = options;
  const nextId = idSource(name);
  const newest = nextId();
  const uuid = version === undefined ? newest : idSource(`${name}/version-${version}`)();
  const blank = createBlankDocument({ uuid, pageUuid: nextId(), language });
  const { widthMm, heightMm } = PAPER_FORMATS[format];
  const frames = { labels: new Map(), keys: new Map() };
  const draw = pen(nextId, frames);
  const document = {
    ...blank,
    title,
    graphicTitle: title,
    graphicDescription: summary,
    translations: translatedTitle
      ? [{ language: OTHER_LANGUAGE[language], title: translatedTitle, description: translatedSummary }]
      : [],
    ...(variant.title ? { variantTitle: variant.title } : {}),
    variantDescription: variant.description ?? '',
    transcribersNotes: notes,
    tags: tags.map((tag) => ({ name: tag, tag_id: null })),
    category,
    width: widthMm,
    height: heightMm,
    ...(system ? { system } : {}),
    keyedTextures: Object.entries(words).map(([pattern, label]) => ({ pattern, label })),
    keyedStrokes: strokes.map(({ style = 'solid', width, colour = 'black', label }) => ({
      borderStyle: style,
      borderWidth: width,
      borderColour: colour,
      label,
    })),
    braillePages: { ...blank.braillePages, imageDescription: { type, summary, details } },
    pages: pagesOf({ ...options, language, words, strokes, legend }, draw, nextId),
  };
  return finish(document, frames, name);
}

/** One document that is no sample, such as the drawing in a picture of an article. */
export const drawnDocument = (options) => documentOf(options, options.slug);

/** The versions of a variant, the oldest first, each with what it changed. */
async function versionsOf(options, name) {
  const { earlier = [], change = '', ...newest } = options;
  const versions = await Promise.all(
    earlier.map(async ({ change: was = '', ...older }, index) => ({
      document: await documentOf({ ...newest, ...older }, name, index + 1),
      change: was,
    })),
  );
  return [...versions, { document: await documentOf(newest, name), change }];
}

/**
 * A sample: a graphic with its variants, each with its versions. README.md of the samples names all options.
 */
export async function sheet({ variants = [], earlier = [], change = '', ...shared }) {
  const { slug } = shared;
  const others = variants.map(async ({ name, ...own }) => ({
    name,
    versions: await versionsOf({ ...shared, ...own }, `${slug}/${name}`),
  }));
  const base = { name: BASE, versions: await versionsOf({ ...shared, earlier, change }, slug) };
  return { slug, variants: [base, ...(await Promise.all(others))] };
}
