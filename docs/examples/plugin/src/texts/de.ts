import type { en } from './en.js';

/** The same in German; the type holds both to the same keys. */
export const de: typeof en = {
  clock: { tool: 'Uhr', time: 'Uhrzeit', shows: 'zeigt {{time}}' },
  editor: { kinds: { clock: 'Uhr' } },
  canvas: { hints: { CLOCK: 'Ziehen · Umschalt: Kreis · Alt: aus der Mitte · Esc: abbrechen' } },
  import: {
    choose: { clock: 'Uhrzeiten, je Zeile eine wie 07:30: für jede ein Zifferblatt.' },
    failure: { clockTooMany: 'Auf die Seite passen höchstens {{most}} Zifferblätter.' },
  },
  files: { formats: { clock: 'die Uhrzeiten der Zifferblätter' } },
  proofing: {
    'clock-size':
      'Das Zifferblatt misst {{measured, number(maximumFractionDigits: 1)}} mm. Damit sich die Zeiger unterscheiden lassen, sollte es mindestens {{wanted}} mm messen.',
    'clock-hands':
      'Zwischen den Zeigern liegen {{measured, number(maximumFractionDigits: 1)}} Grad. Als zwei Zeiger sind sie ab {{wanted}} Grad zu ertasten.',
  },
  templates: {
    'clock-time': {
      name: 'Uhr',
      about: 'Ein großes Zifferblatt mit zwei Zeigern für jede Uhrzeit',
      title: 'Wie spät ist es?',
      type: 'Uhr',
      summary: 'Ein Zifferblatt, das Viertel nach drei zeigt.',
      details:
        'Im Kreis stehen zwölf Striche. Der kurze, breite Zeiger ist der Stundenzeiger, der lange, schmale der Minutenzeiger.',
    },
  },
};
