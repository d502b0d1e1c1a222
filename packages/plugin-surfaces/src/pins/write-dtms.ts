import type { FileNote, WriteFiles } from '@tastwerk/editor-core/files';
import { titleOf } from '../ebraille/publication-texts.js';
import { namedTexts } from '../embossing/grid-notes.js';
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
  const cells = words?.ok ? words.value.cells : [];
  const sheets = scenes.map((scene) => pinSheet(scene, zoomSteps(scene, display)[0] ?? 1));
  const items = sheets.map(({ pins }): DtmsItem => {
    const start = viewWithin({ column: 0, row: 0 }, pins, display);
    return { pins: pins.part(start, display), cells, plain: readable(title) };
  });
  const notes = sheets.flatMap(({ leftOut }, index): readonly FileNote[] =>
    leftOut.length === 0
      ? []
      : [
          {
            de: `Seite ${index + 1}: Für diese Brailleschrift ist auf den Stiften kein Platz, sie fehlt: ${namedTexts(leftOut, 'de')}`,
            en: `Page ${index + 1}: there is no room for this braille on the pins, it is missing: ${namedTexts(leftOut, 'en')}`,
          },
        ],
  );
  yield {
    name: dtmsFileName(fileName),
    mime: 'application/json',
    bytes: dtmsFile(items),
    ...(notes.length === 0 ? {} : { notes }),
  };
};
