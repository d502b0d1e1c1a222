import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createNodeTranslator } from '@tastwerk/braille/node';
import { translateDocument } from '@tastwerk/editor-core/braille';
import { CATEGORIES, SAFE_AREA_MM } from '@tastwerk/editor-core/document';
import { boxContains, flattenPath, growBox } from '@tastwerk/editor-core/geometry';
import {
  buildObjectScene,
  bundledFontMetrics,
  keyLayout,
  labelLayout,
  primitiveBounds,
} from '@tastwerk/editor-core/scene';
import { proof, swellProfile } from '@tastwerk/editor-core/proofing';
import {
  SAMPLE_DOCUMENTS as documents,
  SAMPLE_FILES as files,
  SAMPLE_FOLDERS as folders,
  SAMPLES as FOLDER,
} from './setup/sample-files.mjs';
import { createEngine } from '@tastwerk/editor-core';
import { standardPlugins } from '@tastwerk/editor-core/plugins';
import charts from '@tastwerk/plugin-charts';

const engine = createEngine([...standardPlugins, charts]);
const { kinds } = engine;
const { boundsOf } = kinds;
const rules = await engine.rules();

/** Free space that a label keeps to any line, in mm (field notes 2.2: label-gap, label-overlap). */
const LABEL_GAP_MM = 2;
/** Thinnest line, narrowest side of a patterned area and most textures on a page (field notes 2.2). */
const MIN_LINE_MM = 1;
const MIN_HELP_LINE_MM = 0.7;
const MIN_TEXTURED_MM = 13;
const MAX_TEXTURES = 5;

/** `document` with the objects that draw its charts in place of the charts: they are held to the same rules as plain ones. */
function withPlainObjects(document) {
  const pages = document.pages.map((page) => ({
    ...page,
    objects: page.objects.flatMap((object) => (object.type === 'chart' ? object.objects : [object])),
  }));
  return { ...document, pages };
}

/** Points along every line that `object` draws, half a millimetre apart or closer. */
function strokePoints(primitives) {
  return primitives.flatMap((primitive) => {
    if (primitive.type === 'clip') return strokePoints(primitive.children);
    if (primitive.type !== 'path' || !primitive.stroke) return [];
    return flattenPath(primitive.path).flatMap(({ points, closed }) => {
      const ring = closed ? [...points, points[0]] : points;
      return ring.slice(1).flatMap((to, index) => {
        const from = ring[index];
        const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 2));
        return Array.from({ length: steps + 1 }, (_, step) => ({
          x: from.x + ((to.x - from.x) * step) / steps,
          y: from.y + ((to.y - from.y) * step) / steps,
        }));
      });
    });
  });
}

/** The narrower side of what a textured shape covers, in mm. */
const smallerSide = (object) => {
  const { width, height } = boundsOf({ ...object, angle: 0 });
  return Math.min(width, height);
};

const isTextured = (object) => 'pattern' in object && object.pattern.template !== null;

const inside = (box, { x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;

it('there are at least forty samples, each with a title of its own', () => {
  const titles = files.map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')).graphicTitle);
  expect(files.length).toBeGreaterThanOrEqual(40);
  expect(new Set(titles).size).toBe(files.length);
});

it('no two samples have the same title in the other language', () => {
  const titles = files.map(
    (file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')).translations[0]?.title,
  );
  expect(new Set(titles).size).toBe(files.length);
});

it.each(folders)('%s: lists each of its documents once, each later version with what it changed', (name) => {
  const { variants } = JSON.parse(readFileSync(join(FOLDER, name, 'sample.json'), 'utf8'));
  const listed = variants.flatMap(({ versions }) => versions.map(({ file }) => file));
  const own = documents.filter((file) => file === `${name}.json` || file.startsWith(`${name}/`));
  expect(listed.toSorted()).toEqual(own.toSorted());
  for (const { versions } of variants) {
    for (const { change } of versions.slice(1)) expect(change.length).toBeGreaterThan(10);
  }
});

it('gives each document an id of its own, and each variant of a sample a name of its own', () => {
  const read = documents.map((file) => JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  expect(new Set(read.map(({ uuid }) => uuid)).size).toBe(documents.length);
  for (const name of folders) {
    const { variants } = JSON.parse(readFileSync(join(FOLDER, name, 'sample.json'), 'utf8'));
    const titles = variants.map(({ versions }) => {
      const { file } = versions.at(-1);
      return JSON.parse(readFileSync(join(FOLDER, file), 'utf8')).variantTitle;
    });
    expect(new Set(titles).size).toBe(titles.length);
  }
});

describe.each(documents)('%s', (file) => {
  /** As it lies in its file, and with charts taken apart. */
  let saved;
  let document;
  let resources;
  let failures;

  beforeAll(async () => {
    const parsed = engine.parse(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
    expect(parsed).toMatchObject({ ok: true, value: { adjusted: [] } });
    saved = parsed.value.document;
    document = withPlainObjects(saved);
    const translated = await translateDocument(kinds, document, createNodeTranslator());
    failures = translated.failures;
    resources = { kinds, braille: translated.book, font: bundledFontMetrics };
  });

  it('says in words what it shows', () => {
    const { type, summary, details } = document.braillePages.imageDescription;
    for (const text of [type, summary, details]) expect(text.length).toBeGreaterThan(10);
    expect(document.tags.length).toBeGreaterThan(0);
    expect(CATEGORIES).toContain(document.category);
  });

  it('shows a drawing on its first page, which the catalogue shows', () => {
    const drawn = document.pages[0].objects.filter(({ type, isTitle }) => type !== 'key' && !isTitle);
    expect(drawn).not.toEqual([]);
  });

  it('describes no abbreviation and no legend that it does not have', () => {
    const { details } = document.braillePages.imageDescription;
    const objects = document.pages.flatMap((page) => page.objects);
    const labels = objects.filter(({ type }) => type === 'label');
    const shown = new Set(labels.map(({ isKey, keyVal, text }) => (isKey ? keyVal : text)));
    const said = [...details.matchAll(/ \((\p{L}{1,3})\)/gu)].map(([, short]) => short);
    expect(said.filter((short) => !shown.has(short))).toEqual([]);
    const saysLegend = /\bLegende\b|\bkey is\b/.test(details);
    expect(saysLegend && objects.every(({ type }) => type !== 'key')).toBe(false);
  });

  it('has a title and a description in the other language', () => {
    const { graphicTitle, graphicDescription, translations, system } = document;
    expect(translations.map(({ language }) => language)).toEqual([system.startsWith('DE') ? 'en' : 'de']);
    const [{ title, description }] = translations;
    expect(title.length).toBeGreaterThan(2);
    expect(description.length).toBeGreaterThan(10);
    expect(description).not.toBe(graphicDescription);
    expect(title === graphicTitle ? file : '').toMatch(/^(|filtration\.json)$/);
  });

  it('can be written in braille, every label within its frame', () => {
    expect(failures).toEqual([]);
    document.pages.forEach((page, index) => {
      for (const object of page.objects.filter(({ type }) => type === 'label')) {
        expect({
          text: object.text,
          overflows: labelLayout(document, index, object, resources).overflows,
        }).toEqual({
          text: object.text,
          overflows: false,
        });
      }
    });
  });

  it('has room for all that its legends explain', () => {
    document.pages.forEach(({ objects }, index) => {
      for (const key of objects.filter(({ type }) => type === 'key')) {
        const { overflows, neededHeightMm } = keyLayout(document, index, key, resources);
        expect({ overflows, isTooLow: neededHeightMm > key.height }).toEqual({
          overflows: false,
          isTooLow: false,
        });
      }
    });
  });

  it('passes the proof for swell paper without a finding', () => {
    for (const checked of [saved, document])
      expect(proof(rules, checked, swellProfile, resources)).toEqual([]);
  });

  it('stands a full cell before a label of one cell', () => {
    document.pages.forEach((page, index) => {
      const alone = page.objects
        .filter(({ type }) => type === 'label')
        .filter((object) =>
          buildObjectScene(document, index, object, resources).primitives.some(
            (primitive) => primitive.type === 'braille' && primitive.cells.length === 1,
          ),
        );
      expect(alone.map(({ text }) => text)).toEqual([]);
    });
  });

  it('keeps to what a finger can tell apart: lines, textures and their number', () => {
    for (const { objects } of document.pages) {
      const lines = objects.filter((object) => object.type !== 'label' && object.border);
      const isHelp = ({ type, points }) => type === 'line' || (type === 'path' && points.length === 2);
      const leastOf = (object) => (isHelp(object) ? MIN_HELP_LINE_MM : MIN_LINE_MM);
      expect(lines.filter((object) => object.borderWidth < leastOf(object))).toEqual([]);
      const textured = objects.filter(isTextured);
      const textures = new Set(textured.map(({ pattern }) => pattern.template));
      expect(textures.size).toBeLessThanOrEqual(MAX_TEXTURES);
      const patterned = textured.filter(({ pattern }) => pattern.template !== 'fill');
      expect(patterned.filter((object) => smallerSide(object) < MIN_TEXTURED_MM)).toEqual([]);
    }
  });

  it('keeps the safe area free', () => {
    const safe = growBox({ x: 0, y: 0, width: document.width, height: document.height }, -SAFE_AREA_MM);
    for (const object of document.pages.flatMap(({ objects }) => objects)) {
      expect({ name: object.moniker || object.text, kept: boxContains(safe, boundsOf(object)) }).toEqual({
        name: object.moniker || object.text,
        kept: true,
      });
    }
  });

  it('keeps every label clear of lines and of other labels', () => {
    document.pages.forEach((page, index) => {
      const scenes = page.objects.map((object) => ({
        object,
        primitives: buildObjectScene(document, index, object, resources).primitives,
      }));
      for (const { object, primitives } of scenes.filter((scene) => scene.object.type === 'label')) {
        const touched = scenes
          .filter((other) => other.object !== object)
          .flatMap((other) => {
            const points =
              other.object.type === 'label'
                ? other.primitives.map(primitiveBounds).flatMap((box) => [
                    { x: box.x, y: box.y },
                    { x: box.x + box.width, y: box.y + box.height },
                  ])
                : strokePoints(other.primitives);
            const hit = primitives
              .map((primitive) => growBox(primitiveBounds(primitive), LABEL_GAP_MM))
              .some((box) => points.some((point) => inside(box, point)));
            return hit ? [other.object.moniker || other.object.text] : [];
          });
        expect({ label: object.text, touched }).toEqual({ label: object.text, touched: [] });
      }
    });
  });
});
