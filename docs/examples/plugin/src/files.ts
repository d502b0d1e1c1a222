import type { Exporter, Importer } from '@tastwerk/editor-core/files';
import { minutesOf, timeValue } from './time.js';

/** Most faces in a row; as many as fit across upright A4 in their least size. */
const IN_A_ROW = 3;
/** A face that is a little larger than the least that the rules allow, in mm. */
const SIZE_MM = 60;
const MIME = 'text/plain; charset=utf-8';

/** Reads a list of times, such as `07:30`, a line each: a face for each time. */
export const timesImporter: Importer = {
  accepts: ['.clock'],
  matches: ({ text }) => /^\d\d:\d\d\s/u.test(`${text}\n`),
  load: () =>
    Promise.resolve(({ bytes }, { kinds, area, newId }) => {
      const lines = new TextDecoder().decode(bytes).split(/\r?\n/u);
      const times = lines.flatMap((line) => minutesOf(line.trim()) ?? []);
      const stepMm = area.width / IN_A_ROW;
      const rows = Math.floor(area.height / stepMm);
      if (times.length > rows * IN_A_ROW) {
        return { ok: false, error: { code: 'clockTooMany', params: { most: rows * IN_A_ROW } } };
      }
      const objects = times.map((minutes, index) =>
        kinds.create('clock', {
          uuid: newId(),
          x: area.x + (index % IN_A_ROW) * stepMm,
          y: area.y + Math.floor(index / IN_A_ROW) * stepMm,
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
