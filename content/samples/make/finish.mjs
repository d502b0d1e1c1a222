import { createNodeTranslator } from '@tastwerk/braille/node';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { safeAreaOf } from '@tastwerk/editor-core/document';
import { bundledFontMetrics, keyLayout, labelLayout } from '@tastwerk/editor-core/scene';
import { keyRoom } from '@tastwerk/editor-core/placing';
import { rounded } from './outlines.mjs';
import { kinds } from '@tastwerk/editor-core/standard';

const translator = createNodeTranslator();

/** Free space between a title and a legend on a page of its own, in mm. */
const BELOW_TITLE_MM = 8;

const upToHundredth = (mm) => Math.round(Math.ceil(mm * 100 - 0.01)) / 100;

/** The document with `change` made to each object of the page at `pageIndex`. */
function withObjects(document, pageIndex, change) {
  const pages = document.pages.with(pageIndex, {
    ...document.pages[pageIndex],
    objects: document.pages[pageIndex].objects.map(change),
  });
  return { ...document, pages };
}

function sizedLabels(document, pageIndex, labels, resources) {
  const widthMm = safeAreaOf(document).width;
  return withObjects(document, pageIndex, (object) => {
    const wish = labels.get(object.uuid);
    if (!wish) return object;
    const layout = labelLayout(document, pageIndex, { ...object, width: widthMm }, resources);
    const width = upToHundredth(layout.neededWidthMm);
    const height = upToHundredth(layout.neededHeightMm);
    const [across, down] = wish.shares;
    return {
      ...object,
      x: rounded(wish.x - width * across),
      y: rounded(wish.y - height * down),
      width,
      height,
    };
  });
}

/** The frame of a legend that the page has room for: as wide as the sheet below the title where nothing else stands on the page. */
function keyFrame(document, pageIndex, key, { resources, wish, slug }) {
  const others = document.pages[pageIndex].objects.filter(({ uuid }) => uuid !== key.uuid);
  if (wish.isPlaced || others.every(({ isTitle }) => isTitle)) {
    const edge = key.borderWidth / 2;
    const area = safeAreaOf(document);
    const top = Math.max(...others.map(({ y, height }) => y + height), area.y) + BELOW_TITLE_MM;
    const place = wish.isPlaced ? {} : { x: area.x + edge, y: rounded(top), width: area.width - 2 * edge };
    const height = wish.isPlaced ? area.y + area.height - edge - key.y : area.y + area.height - edge - top;
    const placed = { ...key, ...place, height };
    return {
      ...place,
      height: upToHundredth(keyLayout(document, pageIndex, placed, resources).neededHeightMm),
    };
  }
  const room = keyRoom(document, pageIndex, resources);
  if (!room) throw new Error(`${slug}: the page ${pageIndex + 1} has no room for its legend`);
  return room;
}

/** The document with the sizes that its labels and legends need. */
export async function finish(document, frames, slug) {
  const { book, failures } = await translateDocument(kinds, document, translator);
  if (failures.length > 0) throw new Error(`${slug}: no braille for ${JSON.stringify(failures)}`);
  const resources = { kinds, braille: book, font: bundledFontMetrics };
  let finished = document;
  for (const pageIndex of document.pages.keys())
    finished = sizedLabels(finished, pageIndex, frames.labels, resources);
  for (const pageIndex of document.pages.keys()) {
    for (const key of finished.pages[pageIndex].objects.filter(({ uuid }) => frames.keys.has(uuid))) {
      const wish = frames.keys.get(key.uuid);
      const frame = keyFrame(finished, pageIndex, key, { resources, wish, slug });
      finished = withObjects(finished, pageIndex, (object) =>
        object.uuid === key.uuid ? { ...object, ...frame } : object,
      );
    }
  }
  return finished;
}
