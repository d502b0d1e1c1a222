import type { Exporter, Importer } from '@tastwerk/editor-core/files';
import { minutesOf, timeValue } from './time.js';

/** Width and height of a face, in mm: the least that the rules allow. */
const SIZE_MM = 60;
/** The square that a face stands in, in mm: its outline, 1.5 mm wide, lies half outside of it, and 3 mm part two outlines. */
const CELL_MM = 64.5;
const INSET_MM = (CELL_MM - SIZE_MM) / 2;
const MIME = 'text/plain; charset=utf-8';

/** Reads a list of times, such as `07:30`, a line each: a face for each time. */
export const timesImporter: Importer = {
  accepts: ['.clock'],
  matches: ({ text }) => /^\d\d:\d\d\s/u.test(`${text}\n`),
  load: () =>
    Promise.resolve(({ bytes }, { kinds, area, newId }) => {
      const lines = new TextDecoder().decode(bytes).split(/\r?\n/u);
      const times = lines.flatMap((line) => minutesOf(line.trim()) ?? []);
      const inARow = Math.floor(area.width / CELL_MM);
      const most = inARow * Math.floor(area.height / CELL_MM);
      if (times.length > most) return { ok: false, error: { code: 'clockTooMany', params: { most } } };
      const objects = times.map((minutes, index) =>
        kinds.create('clock', {
          uuid: newId(),
          x: area.x + (index % inARow) * CELL_MM + INSET_MM,
          y: area.y + Math.floor(index / inARow) * CELL_MM + INSET_MM,
          width: SIZE_MM,
          height: SIZE_MM,
          minutes,
        }),
      );
      return { ok: true, value: { kind: 'objects', objects, leftOut: [] } };
    }),
};

/** Writes the times of all faces, a line each. */
export const timesExporter: Exporter = {
  fileNames: (fileName) => [`${fileName}.clock`],
  load: () =>
    Promise.resolve(async function* ({ document, fileName }) {
      const objects = document.pages.flatMap((page) => page.objects);
      const lines = objects.flatMap((object) =>
        object.type === 'clock' ? `${timeValue(object.minutes)}\n` : [],
      );
      yield { name: `${fileName}.clock`, mime: MIME, bytes: new TextEncoder().encode(lines.join('')) };
    }),
};
