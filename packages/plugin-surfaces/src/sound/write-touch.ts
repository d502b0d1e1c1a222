import { languageOfSystem } from '@tastwerk/editor-core/braille';
import type { DrawnDocument, WriteFiles } from '@tastwerk/editor-core/files';
import { strToU8 } from 'fflate';
import { titleOf } from '../ebraille/publication-texts.js';
import { heardObjects } from './heard-objects.js';
import { touchPageFileName, touchSvgFileName } from './names.js';
import { touchPage, type TouchSheet } from './touch-page.js';
import { touchSvg } from './touch-svg.js';
import { sentence } from './words.js';

function sheetsOf(drawn: DrawnDocument): readonly TouchSheet[] {
  const { document, scenes, readable } = drawn;
  return scenes.map((scene, index) => {
    const objects = heardObjects(drawn, index);
    const name = document.pages[index]?.name.trim() ?? '';
    return {
      name: readable(name) || sentence(document.system, 'graphic', { number: index + 1 }),
      widthMm: scene.widthMm,
      heightMm: scene.heightMm,
      objects,
      // Several sheets stand in one page.
      svg: touchSvg(scene, objects, `p${index + 1}-`),
    };
  });
}

/** Writes all pages as one page of HTML that speaks what a finger is on. */
export const writeTouchPage: WriteFiles = async function* (drawn) {
  const { document, fileName, readable } = drawn;
  const title = readable(titleOf(document)) || fileName;
  const html = await touchPage(title, languageOfSystem(document.system), sheetsOf(drawn));
  yield { name: touchPageFileName(fileName), mime: 'text/html; charset=utf-8', bytes: strToU8(html) };
};

/** Writes each page as an SVG in which every object has its words. */
export const writeTouchSvg: WriteFiles = async function* (drawn) {
  for (const [index, scene] of drawn.scenes.entries()) {
    const bytes = strToU8(touchSvg(scene, heardObjects(drawn, index)));
    yield { name: touchSvgFileName(drawn.fileName, index + 1), mime: 'image/svg+xml', bytes };
  }
};
