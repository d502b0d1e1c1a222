import type { WriteFiles } from '@tastwerk/editor-core/files';
import { titleOf } from '../ebraille/publication-texts.js';
import { PIN_DISPLAYS } from './displays.js';
import { dtmsFile, type DtmsItem } from './dtms.js';
import { dtmsFileName } from './dtms-name.js';
import { pinSheet, zoomSteps } from './pin-sheet.js';
import { viewWithin } from './pin-view.js';

/** Writes the pages of a document for the Dot Pad, each as a whole, with the title in its line of text. */
export const writeDtms: WriteFiles = async function* ({ document, fileName, scenes, braille, readable }) {
  const display = PIN_DISPLAYS['dot-pad'];
  const title = titleOf(document);
  const words = title === '' ? undefined : braille.get(title, document.system);
  const items = scenes.map((scene): DtmsItem => {
    const [whole = 1] = zoomSteps(scene, display);
    const sheet = pinSheet(scene, whole);
    const start = viewWithin({ column: 0, row: 0 }, sheet, display);
    return {
      pins: sheet.part(start, display),
      cells: words?.ok ? words.value.cells : [],
      plain: readable(title),
    };
  });
  yield { name: dtmsFileName(fileName), mime: 'application/json', bytes: dtmsFile(items) };
};
